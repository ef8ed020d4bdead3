"""A second engine in the plainest style, for counting: cards are strings, hands are lists, nothing comes from `engine`.

Run `python -m tests.engine.naive` to write `tests/data/perft_*.json` anew.
"""

import json
import random
from pathlib import Path

PLAIN = ["7", "8", "9", "J", "Q", "K", "10", "A"]
TRUMP = ["7", "8", "Q", "K", "10", "A", "9", "J"]
LADDER = ["C", "D", "H", "S", "NT", "AT"]
CLUB = {
    "players": 4,
    "deck_cards": 32,
    "open_cards": False,
    "bidding": "contract",
    "min_bid": 80,
    "max_bid": 160,
    "bid_step": 10,
    "capot_bid": False,
    "contra": True,
    "contra_freezes": True,
    "third_doubling": False,
    "dealer_must_choose": False,
    "round2_allow_turned_suit": False,
    "undertrump": True,
    "partner_exempt": True,
    "over_partner_trump_led": True,
    "choose_trump_over_partner": False,
    "must_overplay_plain": False,
}


def pack(options):
    ranks = ["7", "8", "9", "10", "J", "Q", "K", "A"]
    if options["deck_cards"] == 24:
        ranks = ranks[2:]
    return [rank + suit for suit in "CDHS" for rank in ranks]


def suit(card):
    return card[-1]


def height(card, trump):
    """How high a card stands within its suit."""
    order = TRUMP if trump in (suit(card), "AT") else PLAIN
    return order.index(card[:-1])


# The play


def winner(trick, trump):
    """Seat and card that take a trick, given as a list of (seat, card)."""
    led = suit(trick[0][1])
    ruffs = [(seat, card) for seat, card in trick if suit(card) == trump]
    rivals = ruffs or [(seat, card) for seat, card in trick if suit(card) == led]
    return max(rivals, key=lambda laid: height(laid[1], trump))


def legal(mine, trick, seat, trump, options):
    """The cards of a list that may be played."""
    if not trick:
        return mine
    led = suit(trick[0][1])
    best_seat, best = winner(trick, trump)
    partner = options["players"] == 4 and best_seat == (seat + 2) % 4
    same = [card for card in mine if suit(card) == led]
    if same:
        higher = [card for card in same if suit(best) == led and height(card, trump) > height(best, trump)]
        if trump in (led, "AT"):
            forced = not partner or options["over_partner_trump_led"]
        else:
            forced = options["must_overplay_plain"]
        return higher if forced and higher else same
    trumps = [card for card in mine if suit(card) == trump]
    if not trumps:
        return mine
    higher = [card for card in trumps if suit(best) != trump or height(card, trump) > height(best, trump)]
    if partner and options["partner_exempt"]:
        if options["choose_trump_over_partner"]:
            allowed = [card for card in mine if suit(card) != trump or card in higher]
            return allowed or mine
        return mine
    if higher:
        return higher
    return trumps if options["undertrump"] else mine


# The auction


def trailing_passes(said):
    count = 0
    while count < len(said) and said[-1 - count] == "pass":
        count += 1
    return count


def same_side(speaker, other, options):
    players = options["players"]
    return (speaker - other) % (2 if players == 4 else players) == 0


def doubling_words(said, bid_at, options):
    """The doubling word, if any, that the next speaker may say on the bid at index `bid_at`."""
    doubles = [word for word in said[bid_at + 1 :] if word != "pass"]
    own = same_side(len(said), bid_at, options)
    if not options["contra"]:
        return []
    if not doubles and not own:
        return ["contra"]
    if doubles == ["contra"] and own:
        return ["surcontra"]
    if doubles == ["contra", "surcontra"] and not own and options["third_doubling"]:
        return ["third-double"]
    return []


def last_bid(said):
    spoken = [at for at, word in enumerate(said) if word not in ("pass", "contra", "surcontra", "third-double")]
    return spoken[-1] if spoken else None


def words(said, options, turned=None):
    """What may be said next after a list of words; empty once the auction is over."""
    if over(said, options):
        return []
    if options["bidding"] in ("turned", "orders"):
        return turned_words(said, options, turned)
    bid_at = last_bid(said)
    frozen = bid_at is not None and "contra" in said[bid_at:] and options["contra_freezes"]
    if options["bidding"] == "ladder":
        start = LADDER.index(said[bid_at]) + 1 if bid_at is not None else 0
        bids = LADDER[start:]
        must = options["dealer_must_choose"] and bid_at is None and len(said) == options["players"] - 1
    else:
        standing = int(said[bid_at][:-1]) if bid_at is not None else 0
        prices = list(range(options["min_bid"], options["max_bid"] + 1, options["bid_step"]))
        if options["capot_bid"]:
            prices.append(250)
        bids = [f"{price}{trump}" for price in prices if price > standing for trump in "CDHS"]
        must = False
    doubles = doubling_words(said, bid_at, options) if bid_at is not None else []
    return ([] if must else ["pass"]) + ([] if frozen else bids) + doubles


def turned_words(said, options, turned):
    if len(said) < options["players"]:
        return ["pass", "take"]
    named = LADDER if options["bidding"] == "orders" else LADDER[:4]
    return ["pass"] + [word for word in named if word != suit(turned) or options["round2_allow_turned_suit"]]


def over(said, options):
    players = options["players"]
    if options["bidding"] in ("turned", "orders"):
        return len(said) == 2 * players or any(word != "pass" for word in said)
    if options["bidding"] == "contract" and "surcontra" in said:
        return True
    return trailing_passes(said) == (players if last_bid(said) is None else players - 1)


def contract(said, first, options, turned):
    """(seat, trump) once the auction is over, None where the deal is thrown in."""
    if options["bidding"] in ("turned", "orders"):
        for at, word in enumerate(said):
            if word != "pass":
                return (first + at) % options["players"], suit(turned) if word == "take" else word
        return None
    at = last_bid(said)
    if at is None:
        return None
    return (first + at) % options["players"], said[at].lstrip("0123456789")


# The deal


def play_from(deck, said, options, dealer=0):
    """A table of the deal after the words `said`: hands, piles, trump, ready for the first card."""
    players = options["players"]
    order = [(dealer + 1 + step) % players for step in range(players)]
    stock = list(deck)
    hands = [[] for _ in range(players)]

    def packet(count):
        for seat in order:
            for _ in range(count):
                hands[seat].append(stock.pop(0))

    packet(3)
    packet(3 if players == 2 and not options["open_cards"] else 2)
    open_up = [{} for _ in range(players)]  # face-up card -> the card below it, or None
    if options["open_cards"]:
        below = [[stock.pop(0) for _ in order] for _ in range(4)]
        for row in below:
            for at, seat in enumerate(order):
                open_up[seat][stock.pop(0)] = row[at]
    turned = stock.pop(0) if options["bidding"] in ("turned", "orders") else None
    taker, trump = contract(said, order[0], options, turned)
    for seat in order:
        count = 3
        if turned and seat == taker:
            hands[seat].append(turned)
            count = 2
        for _ in range(count):
            hands[seat].append(stock.pop(0))
    return {"hands": hands, "open": open_up, "trump": trump, "trick": [], "to_act": order[0], "turned": turned}


def choices(table, options):
    seat = table["to_act"]
    mine = table["hands"][seat] + list(table["open"][seat])
    return legal(mine, table["trick"], seat, table["trump"], options)


def after(table, card, options):
    """The table after a card; the old one is left as it is."""
    seat = table["to_act"]
    hands = [list(hand) for hand in table["hands"]]
    piles = [dict(pile) for pile in table["open"]]
    if card in hands[seat]:
        hands[seat].remove(card)
    else:
        below = piles[seat].pop(card)
        if below is not None:
            piles[seat][below] = None
    trick = [*table["trick"], (seat, card)]
    to_act = (seat + 1) % options["players"]
    if len(trick) == options["players"]:
        to_act = winner(trick, table["trump"])[0]
        trick = []
    return table | {"hands": hands, "open": piles, "trick": trick, "to_act": to_act}


def count_plays(table, depth, options):
    """How many different sequences of `depth` legal cards there are."""
    if depth == 0:
        return 1
    cards = choices(table, options)
    if depth == 1:
        return len(cards)
    return sum(count_plays(after(table, card, options), depth - 1, options) for card in cards)


def count_words(said, depth, options, turned=None):
    """How many different sequences of `depth` legal words there are."""
    if depth == 0:
        return 1
    return sum(count_words([*said, word], depth - 1, options, turned) for word in words(said, options, turned))


# The files

PLAY_OPTIONS = (
    "undertrump",
    "partner_exempt",
    "over_partner_trump_led",
    "choose_trump_over_partner",
    "must_overplay_plain",
)

FOUR_PLAYS = {
    "suit": ({}, ["80H", "pass", "pass", "pass"]),
    "suit, undertrump off": ({"undertrump": False}, ["80H", "pass", "pass", "pass"]),
    "suit, partner not exempt": ({"partner_exempt": False}, ["pass", "90S", "pass", "pass", "pass"]),
    "suit, trump over the partner only": ({"choose_trump_over_partner": True}, ["80C", "pass", "pass", "pass"]),
    "suit, free over the partner's trump lead": ({"over_partner_trump_led": False}, ["80D", "pass", "pass", "pass"]),
    "suit, plain suits to be beaten": ({"must_overplay_plain": True}, ["100D", "pass", "pass", "pass"]),
    "ladder, no trumps": ({"bidding": "ladder", "scoring": "match_points"}, ["C", "NT", "pass", "pass", "pass"]),
    "ladder, all trumps": ({"bidding": "ladder", "scoring": "match_points"}, ["AT", "pass", "pass", "pass"]),
    "turned, taken": ({"bidding": "turned", "scoring": "classic"}, ["pass", "pass", "take"]),
    "orders, no trumps": ({"bidding": "orders", "scoring": "pair"}, ["pass"] * 5 + ["NT"]),
    "orders, all trumps": ({"bidding": "orders", "scoring": "pair"}, ["pass"] * 4 + ["AT"]),
}
SHORT = {"deck_cards": 24, "scoring": "classic"}
FEW_PLAYS = {
    "two hands, turned": (SHORT | {"players": 2, "bidding": "turned"}, ["pass", "take"]),
    "two hands, ladder": (SHORT | {"players": 2, "bidding": "ladder", "scoring": "match_points"}, ["S", "pass"]),
    "three hands, ladder": (
        SHORT | {"players": 3, "bidding": "ladder", "scoring": "match_points"},
        ["H", "pass", "pass"],
    ),
    "three hands, turned, undertrump off": (
        SHORT | {"players": 3, "bidding": "ladder", "undertrump": False},
        ["pass", "D", "pass", "pass"],
    ),
    "open belot, suit": ({"players": 2, "open_cards": True, "bidding": "ladder", "scoring": "classic"}, ["S", "pass"]),
    "open belot, all trumps": (
        {"players": 2, "open_cards": True, "bidding": "ladder", "scoring": "classic"},
        ["pass", "AT", "pass"],
    ),
    "open belot, no trumps": (
        {"players": 2, "open_cards": True, "bidding": "ladder", "scoring": "classic"},
        ["NT", "pass"],
    ),
}
AUCTIONS = {
    "contract": ({}, [], 3),
    "contract, two prices": ({"max_bid": 90}, [], 6),
    "contract, capot": ({"max_bid": 90, "capot_bid": True}, ["pass"], 4),
    "contract, raised over contra": ({"max_bid": 90, "contra_freezes": False}, ["80H", "contra"], 5),
    "contract, no contra": ({"max_bid": 90, "contra": False}, ["80H"], 5),
    "contract, steps of five": ({"max_bid": 90, "bid_step": 5}, ["85S", "pass"], 4),
    "ladder": ({"bidding": "ladder", "scoring": "match_points"}, [], 6),
    "ladder, the dealer must choose": (
        {"bidding": "ladder", "scoring": "match_points", "dealer_must_choose": True},
        [],
        5,
    ),
    "ladder, third doubling": (
        {"bidding": "ladder", "scoring": "match_points", "third_doubling": True, "contra_freezes": False},
        ["H", "contra"],
        6,
    ),
    "ladder, frozen": ({"bidding": "ladder", "scoring": "match_points"}, ["D", "contra"], 6),
    "ladder, three hands": (SHORT | {"players": 3, "bidding": "ladder", "contra_freezes": False}, [], 5),
    "ladder, two hands": (SHORT | {"players": 2, "bidding": "ladder", "contra_freezes": False}, [], 6),
    "turned": ({"bidding": "turned", "scoring": "classic"}, [], 9),
    "turned, same suit again": ({"bidding": "turned", "scoring": "classic", "round2_allow_turned_suit": True}, [], 9),
    "turned, two hands": (SHORT | {"players": 2, "bidding": "turned"}, [], 5),
    "turned, three hands": (SHORT | {"players": 3, "bidding": "turned"}, [], 7),
    "orders": ({"bidding": "orders", "scoring": "pair"}, [], 9),
}
DATA = Path(__file__).parents[1] / "data"


def shuffled(options, seed):
    deck = pack(options)
    random.Random(seed).shuffle(deck)
    return deck


def positions_of(cases, start_depth, end_depth):
    """Each case from the first card on, and from a later trick to the last card, in deals where its options matter."""
    for name, (changed, said) in cases.items():
        options = CLUB | changed
        plain = options | {key: CLUB[key] for key in PLAY_OPTIONS}
        for seed in dealt_for(options, plain, said, end_depth):
            deck = shuffled(options, seed)
            opening = play_from(deck, said, options)
            entry = {"options": changed, "deck": deck, "calls": said}
            yield entry | {
                "name": f"{name}, deal {seed}, opening",
                "plays": [],
                "counts": [count_plays(opening, depth, options) for depth in range(1, start_depth + 1)],
            }
            plays, table = ending(opening, options, seed, end_depth)
            yield entry | {
                "name": f"{name}, deal {seed}, ending",
                "plays": plays,
                "counts": [count_plays(table, depth, options) for depth in range(1, end_depth + 1)],
            }


def dealt_for(options, plain, said, end_depth, wanted=2):
    """The first seeds of deals whose ending has another count with the options than without them."""
    found, seed = [], 0
    while len(found) < wanted:
        seed += 1
        table = ending(play_from(shuffled(options, seed), said, options), options, seed, end_depth)[1]
        if options == plain or count_plays(table, end_depth, options) != count_plays(table, end_depth, plain):
            found.append(seed)
    return found


def ending(table, options, seed, cards):
    """Random legal cards, and the table when so many cards are left."""
    plays, pick = [], random.Random(seed)
    while sum(cards_held(seat, table) for seat in range(options["players"])) > cards:
        plays.append(pick.choice(sorted(choices(table, options))))
        table = after(table, plays[-1], options)
    return plays, table


def cards_held(seat, table):
    piles = table["open"][seat]
    return len(table["hands"][seat]) + len(piles) + sum(below is not None for below in piles.values())


def auction_positions():
    for name, (changed, said, depth) in AUCTIONS.items():
        options = CLUB | changed
        turned = "9H" if options["bidding"] in ("turned", "orders") else None
        counts = [count_words(said, deep, options, turned) for deep in range(1, depth + 1)]
        yield {"name": name, "options": changed, "turned": turned, "calls": said, "counts": counts}


def write(name, positions):
    text = ",\n ".join(json.dumps(position) for position in positions)
    (DATA / name).write_text(f"[{text}]\n", encoding="utf-8")


if __name__ == "__main__":
    write("perft_auctions.json", auction_positions())
    write("perft_four.json", positions_of(FOUR_PLAYS, 6, 13))
    write("perft_few.json", positions_of(FEW_PLAYS, 5, 10))
