### La table avant la partie : carte dans le salon, liste des tables, réponses aux commandes /table.
### Arguments décrits dans ru/lobby.ftl.

## Carte

lobby-title = Table { $table } · { $game }
lobby-terms = En { $target } · { $pace } · en général { $length }
lobby-private = Table privée : sur invitation.
lobby-rules = Modifié : { $options }
lobby-seat-taken = { seat-name } : { $member }
lobby-seat-free = { seat-name } : libre
lobby-host = Hôte : { $member }
lobby-waiting =
    { $free ->
        [one] Il manque encore { $free } personne
       *[other] Il manque encore { $free } personnes
    }
lobby-ready = La table est complète. On peut commencer.
lobby-expires = Si elle ne se remplit pas, la table fermera { $when }
lobby-expired = La table { $table } ne s’est pas remplie et a fermé. Pour en ouvrir une autre : `/table open`.
lobby-closed = La table { $table } est fermée.
lobby-running = Table { $table } · partie en cours · { $score } · { $link }
lobby-finished = Table { $table } · partie terminée · { $score } · { $link }

## Boutons (jusqu’à 38 caractères)

lobby-button-seat = { seat-name }
lobby-button-robot = + robot
lobby-button-robot-away = − robot
lobby-button-stand = Se lever
lobby-button-start = Commencer
lobby-button-rules = Règles

## Réponses à qui a appuyé

lobby-opened = La table { $table } est ouverte : { $link }
lobby-seated = Votre place : { seat-name }. Votre partenaire est en face.
lobby-seated-alone = Votre place : { seat-name }. Chacun joue pour soi.
lobby-stood = Vous quittez la table { $table }.

## Liste des tables

list-title = Tables du club
list-mine = Vos parties inachevées
list-open = Places libres
list-running = Parties en cours
list-empty = Aucune table pour l’instant. Ouvrez la vôtre : `/table open`.
list-row-open =
    { $free ->
        [one] Table { $table } · { $game } · { $pace } · { $free } place · { $link }
       *[other] Table { $table } · { $game } · { $pace } · { $free } places · { $link }
    }
list-row-running = Table { $table } · { $game } · { $score } · { $link }
# Suggestion pendant la frappe d’une commande (jusqu’à 100 caractères).
list-choice-open =
    { $free ->
        [one] Table { $table } · { $game } · { $free } place
       *[other] Table { $table } · { $game } · { $free } places
    }
list-choice-mine = Table { $table } · { $game } · vous y jouez
list-choice-running = Table { $table } · { $game } · partie en cours

## Partir, revenir, fermer

resume-done = Bon retour ! Vous retrouvez la table { $table } : { $link }
close-confirm = Fermer la table { $table } ? La partie restera inachevée.
close-button-yes = Fermer la table
close-button-no = La garder ouverte
close-kept = La table reste ouverte.
close-done = La table { $table } est fermée.
export-done = Enregistrement de la partie de la table { $table }.
export-running = La partie est en cours : l’enregistrement ne contient que ce que tout le monde a déjà vu.
