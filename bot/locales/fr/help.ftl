### L’aide, trois écrans pour commencer, les conseils du club, questions et réponses. Arguments dans ru/help.ftl.

cmd-help =
    .name = aide
    .description = Premiers pas, plis et points, le club, questions

help-title =
    { $page ->
        [first] Belote · premiers pas
        [tricks] Belote · plis et points
        [club] Belote · la vie du club
        [hints] Conseils du club
       *[faq] Questions et réponses
    }
help-button-page =
    { $page ->
        [first] 1 Débuts
        [tricks] 2 Plis
        [club] 3 Club
        [hints] Conseils
       *[faq] Questions
    }
help-button-practice = Donne d’essai
help-button-rules = Toutes les règles

help-text-first =
    La belote se joue à deux équipes. Votre partenaire est en face. On fait des plis et on marque les points des cartes. Une partie va jusqu’à { $target }.

    {""}**S’asseoir**
    • `/table join` : là où une place est libre.
    • `/table open` : ouvrir une table. « + robot » remplit les places vides.

    {""}**Voir ses cartes**
    • « Mes cartes » sur la carte de la table. Personne d’autre ne les voit.

    {""}**Les enchères**
    • Une enchère, c’est un prix et un atout : votre équipe promet tant de points. De { $min } à { $max }, par { $step }.
    • Choisissez le prix, puis l’atout. Rien à promettre ? « Passe ».
    • La plus haute enchère se joue.

    {""}**Jouer**
    • Touchez une carte. Les grises ne sont pas permises, et la raison est écrite au-dessus.

    Pas encore envie de jouer avec du monde ? Essayez une donne avec des robots : tout est expliqué, rien ne compte.
help-text-tricks =
    • Un pli, c’est une carte de chacun. La plus forte carte de la couleur demandée le prend, ou le plus fort atout.
    • Qui prend le pli entame le suivant.
    • Si vous avez la couleur demandée, il faut fournir.
    • Sinon il faut couper, plus haut que l’atout posé. Si le partenaire tient le pli, toute carte convient.
    • À l’atout, il faut monter si vous le pouvez.
help-text-score =
    • Le dernier pli vaut 10 de plus. 162 en tout.
    • Tierce 20, cinquante 50, cent 100, carré à partir de 100. Roi et dame d’atout, la belote, 20. La table les trouve.
    • Contrat réussi : vous marquez le prix et tout ce qui est à vous. Chuté : les adversaires marquent 160 et le prix.
help-text-club =
    • **En direct :** { $seconds ->
        [0] tout le temps voulu.
       *[other] { $seconds } s par coup. Sans réponse, la table attend encore { $grace } s, puis un robot joue un coup.
    }
    • **En différé :** { $hours ->
        [0] tout le temps voulu.
       *[other] { $hours } h par coup, jours de réserve par mois : { $reserves }.
    }
    • **Partir :** « ⋯ Plus » sur la carte de la table ou `/table leave`. Un robot garde la place. Revenir : `/table resume`.
    • **Merci :** après la partie, remerciez le partenaire, par le bouton ou `/thanks`. L’estime grandit.
    • **Profil :** `/profile`. La fiabilité dit combien de parties vont jusqu’au bout.
    • **Signalement :** `/report new` ou le menu d’un message. Votre nom est caché, une personne répond.
    • **Réglages :** `/settings` : langue, cartes, messages, heures calmes. Vos données : `/privacy`.
    • **Le passé :** `/history`, `/replay` carte par carte, `/analysis` par les robots, `/verify` pour l’honnêteté des donnes.
    • **À la maison, avec de vraies cartes :** la feuille `/scorepad`.
help-text-hints =
    {""}**Le jeu**
    • Le valet et le neuf d’atout sont les cartes les plus chères. Ne les donnez pas trop vite dans un pli adverse.
    • Une enchère se promet à deux. En pensant au prix, pensez au partenaire : vous le ferez ensemble.
    • Les annonces comptent pour l’enchère. Une tierce ou un carré en main, et l’on peut oser.
    • Le dernier pli vaut 10 points. Parfois la donne se joue là.

    {""}**Le club**
    • Le rythme. N’ayez pas peur de réfléchir, le club ne presse personne. { $seconds ->
        [0] En direct, pas de limite par coup,
        [one] En direct, { $seconds } seconde par coup,
       *[other] En direct, { $seconds } secondes par coup,
    } { $hours ->
        [0] en différé, tout le temps voulu.
        [one] en différé, { $hours } heure.
       *[other] en différé, { $hours } heures.
    }
    • Partir et revenir. Discord fermé par mégarde ? Une partie en direct attend encore { $grace ->
        [one] { $grace } seconde
       *[other] { $grace } secondes
    }, une partie en différé un jour de réserve. Les parties inachevées sont dans `/table list` : reprenez quand vous voulez.
    • Après la partie. Quelques mots gentils au partenaire : l’estime grandit, et la bonne humeur aussi.
    • Signalement. Grossièreté ou moquerie après la partie : « Signaler » sur la carte. C’est anonyme, un modérateur répond en 4 heures.
help-faq-hint = Choisissez une question dans la liste.
help-faq-choose = Que demander

## Questions

faq-seat = Comment s’asseoir à une table ?
    .answer = `/table join` montre les tables où une place est libre. Ou touchez une place libre sur la carte d’une table : la place choisit aussi le partenaire, assis en face. Toutes les tables : `/table list`.
faq-alone = Peut-on jouer sans personne d’autre ?
    .answer = Oui. `/table open` avec des robots aux autres places, de trois niveaux. Et `/practice` est une seule donne expliquée que personne d’autre ne voit.
faq-cards = Qui voit mes cartes ?
    .answer = Personne d’autre que vous jusqu’à la fin de la donne. Une fois la donne marquée, la table montre toutes les mains, pour que chacun vérifie le compte.
faq-grey = Pourquoi une carte est-elle grise ?
    .answer = Les règles ne la permettent pas maintenant, le plus souvent parce qu’il faut fournir. La raison est écrite au-dessus des cartes. Dans une donne d’essai (`/practice`) on peut toucher toute carte et le refus est expliqué.
faq-undo = Peut-on reprendre un coup ?
    .answer = Non : tout le monde a vu la carte. Si le doigt glisse souvent, activez dans `/settings` « Confirmer chaque carte ».
faq-partner = Mon partenaire tient le pli. Faut-il couper ?
    .answer = Non, si vous n’avez pas la couleur demandée : toute carte convient, c’est le moment de mettre des points. Mais il faut fournir si on le peut. Et à l’atout on monte aussi sur le partenaire. C’est le jeu du club ; les autres sont dans `/rules`.
faq-small = Pourquoi ai-je dû mettre un petit atout ?
    .answer = Au jeu du club, sans la couleur demandée et sans atout plus fort que celui des adversaires, il faut tout de même jouer atout. Ailleurs c’est parfois autrement, voyez `/rules`.
faq-failed = Pourquoi le contrat a-t-il chuté, alors que nous avons plus de points ?
    .answer = Au jeu du club on compte la promesse : les plis, la belote et les annonces marquées de votre équipe doivent faire au moins le prix. Tout est écrit ligne par ligne dans le résultat et sous « Score ».
faq-unwritten = Pourquoi mon annonce n’est-elle pas marquée ?
    .answer = Seule l’équipe qui a la plus forte annonce marque, et alors toutes les siennes. Le carré bat la suite, la longue suite bat la courte, puis la plus forte carte décide, puis l’atout. Si tout est égal, personne ne marque. La belote ne se compare pas.
faq-belote = Qu’est-ce que la belote ?
    .answer = Le roi et la dame d’atout dans une même main : 20 points. Il n’y a rien à dire, la table la trouve. Au jeu du club elle reste à vous même si le contrat chute.
faq-late = Que se passe-t-il si je suis en retard ?
    .answer =
        { $seconds ->
            [0] En direct, pas de limite par coup ici.
           *[other] En direct, { $seconds } s par coup, puis une fois la table attend encore { $grace } s. Ensuite un robot décide de ce seul coup ; aux enchères il passe. Au troisième retard de suite ou au cinquième de la partie, un robot garde la place jusqu’à « Revenir ».
        } { $hours ->
            [0] En différé, pas de limite par coup.
           *[other] En différé, { $hours } h par coup, la réserve sert d’abord, et il y a des rappels.
        }
faq-leave = Peut-on partir au milieu d’une partie ?
    .answer = Oui : « ⋯ Plus », « Quitter la partie », ou `/table leave`. Un robot garde la place et l’on peut revenir à tout moment : `/table resume` et « Revenir ». À une table ouverte à tous, partir sans revenir baisse la fiabilité ; à une table privée, non.
faq-days = Peut-on jouer sans hâte, en différé ?
    .answer =
        Oui : `/table open` au rythme « En différé ». { $hours ->
            [0] Pas de limite par coup.
           *[other] { $hours } h par coup.
        } Le salon vous prévient quand c’est à vous, une carte se choisit d’avance, et rien ne vous dérange aux heures calmes (`/settings`).
faq-rigged = Qui distribue ? Les cartes sont-elles choisies ?
    .answer = L’ordre des cartes vient d’un secret, dont la table montre l’empreinte d’avance, et des clics des joueurs. Après la partie le secret est ouvert : `/verify` recalcule toutes les donnes. Les robots ne voient que leurs cartes.
faq-same = Qu’est-ce qu’un tournoi en duplicate ?
    .answer = `/table duplicate` ouvre plusieurs tables avec les mêmes cartes. Tant que toutes n’ont pas fini, seuls les joueurs d’une table voient ses cartes et son score, puis le bot compare qui a mieux joué les mêmes cartes.
faq-standing = Que sont l’estime et la fiabilité ?
    .answer = L’estime, ce sont les mercis de vos partenaires. La fiabilité, c’est combien de parties vous jouez jusqu’au bout aux tables ouvertes à tous. Ce sont deux choses. L’estime n’ouvre et ne ferme rien.
faq-avoid = Je ne veux plus jouer avec quelqu’un. Que faire ?
    .answer = `/profile` de ce membre, « Pas à la même table ». Personne ne l’apprend, et cela se défait au même endroit. En cas de grossièreté, signalez aussi : `/report new`.
faq-report = Saura-t-on qui a signalé ?
    .answer = Ni les joueurs ni les modérateurs : le nom est gardé chiffré. Seules deux personnes ensemble peuvent l’ouvrir, dont le propriétaire du serveur, et on vous le dira. Questions et réponse : `/report mine`.
faq-home = Nous jouons à la maison avec de vraies cartes. Le bot peut-il aider ?
    .answer = Oui : `/scorepad new` ouvre une feuille. On écrit qui a pris et les points d’un camp, la feuille calcule le reste. Une erreur se corrige ou s’annule.
