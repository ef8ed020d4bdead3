### Rivalry: ratings of pairs and the table of the week.

opt-top-list =
    .name = list
    .description = Whom to show
choice-top-thanks = Thanks
choice-top-pairs = Pairs
choice-top-week = Week
choice-top-last-week = Last week

rivalry-button =
    { $choice ->
        [thanks] Thanks
        [pairs] Pairs
        [week] Week
       *[last-week] Last week
    }
rivalry-family =
    { $system ->
        [contract] Contract games
        [classic] Turned-card games
        [match-points] Bulgarian Belot
       *[pair] Pair Belote
    }
rivalry-played =
    { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }, won { $won }
rivalry-provisional =
    { $n ->
        [one] provisional: { $n } more match to a rating
       *[other] provisional: { $n } more matches to a rating
    }

## Pairs

rivalry-pairs-title = Pairs of the club
rivalry-pairs-empty =
    { $n ->
        [one] Nobody yet: a pair needs { $n } match against members.
       *[other] Nobody yet: a pair needs { $n } matches against members.
    }
rivalry-pairs-hint = A friendly rating: everybody starts at 1000, and it opens and closes nothing. It counts matches of four members at public tables, without robots and at least half as long as usual. When somebody leaves, the partner loses nothing. You would rather not be listed? `/settings`.
rivalry-profile-title = Ratings of pairs

## Week

rivalry-week-title = Table of the week
rivalry-last-week-title = Table of last week
rivalry-week-span = { $begins } – { $ends }
rivalry-week-matches = Matches between members: { $n }
rivalry-week-members = Members
rivalry-week-pairs = Pairs
rivalry-week-empty =
    { $n ->
        [one] Nobody yet: it takes { $n } match in a week.
       *[other] Nobody yet: it takes { $n } matches in a week.
    }
rivalry-week-hint = Points: { $played } for a match, { $won } more for a win. Matches needed to be listed: { $n }. Only matches without robots at public tables count, and only if the member played to the end. The week begins on Monday at 0:00 UTC. You would rather not be listed? `/settings`.
