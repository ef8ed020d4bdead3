### Pièces d’un signalement : le fichier de qui signale, les messages de la table, les donnes enregistrées.
### Arguments décrits dans ru/material.ftl.

error-report-file-large = Fichier trop lourd : { $image } Mo au plus pour une image, { $text } Ko pour un texte.
error-report-file-kind = Impossible d’ouvrir ce fichier : il faut une image (PNG, JPEG, WebP, GIF) ou du texte simple (.txt).
error-report-file-lost = Le fichier n’a pas pu être reçu. Essayez de l’envoyer encore une fois.
error-report-file-twice = Ce signalement a déjà un fichier. Le reste peut se dire en mots.
error-report-card-late =
    { $n ->
        [one] Plus de { $n } jour a passé, ce bouton ne marche plus. Un signalement reste possible par `/report new`.
       *[other] Plus de { $n } jours ont passé, ce bouton ne marche plus. Un signalement reste possible par `/report new`.
    }

report-form-file = Fichier
report-form-file-hint = Image ({ $image } Mo au plus) ou texte. Son nom sera caché ; vérifiez qu’il ne vous trahit pas.
report-receipt-file = Le fichier est joint. Son nom et les données de prise de vue sont effacés.
report-receipt-no-file = **Le signalement est reçu, mais sans le fichier.** { $reason }
mine-button-file = Joindre un fichier
mine-has-file = Un fichier est joint.
mine-file-added = Le fichier est joint au signalement.

reports-voice-file =
    Joint : { $form ->
        [image] une image
       *[text] un texte
    }, { $n } Ko.
reports-material = Ouvrir les pièces
reports-material-file = Fichier · { $name }
reports-file = Dossier { $case } · { $name }. Visible par vous seulement ; ne le transmettez pas.
reports-file-broken = Le fichier a été modifié après coup : ne vous y fiez pas.
reports-material-said = Messages de la table · { $name }
reports-material-deals = Relevé des donnes · { $name }
reports-said-title = Dossier { $case } : ce que le bot a écrit à la table
reports-said-none = Rien n’est visible ici avant la fin de la donne.
reports-evidence-unread = Les messages de la table n’ont pas pu être lus.
reports-deals-seat = Place du membre : { seat-name }
reports-deals-deal = Donne { $deal }
reports-deals-decision = { seat-name } : { $what } ({ $seconds } s)
