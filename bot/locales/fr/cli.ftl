### La commande belote dans un terminal : aide, messages, erreurs de démarrage. Arguments décrits dans ru/cli.ftl.

cli-description = Des tables de belote pour Discord.
cli-help-run = lancer le bot
cli-help-demo = montrer le jeu dans un navigateur, sans Discord
cli-help-replay = expliquer l’enregistrement d’une partie
cli-help-verify = vérifier que les cartes d’un enregistrement ont été distribuées honnêtement
cli-help-record = fichier de l’enregistrement, « - » pour l’entrée standard
cli-help-env-file = fichier de réglages à la place de .env
cli-help-port = port de la page
cli-help-no-browser = ne pas ouvrir la page dans un navigateur

cli-setting-wrong = { $name } : la valeur est « { $value } », attendu : { $expected }
cli-setting-missing = { $name } : pas de valeur, attendu : { $expected }
cli-token-refused = Discord n’a pas accepté le jeton de { $name }. Prenez-en un nouveau sur la page de l’application et relancez le bot.
cli-intents-refused = Discord n’a pas accordé au bot les événements privilégiés. Activez Server Members Intent sur la page de l’application.
cli-discord-unreachable = Discord est injoignable : { $reason }. Vérifiez la connexion et relancez le bot.
cli-ready = Le bot est en ligne : { $name }.
cli-stopped = Le bot est arrêté. Toutes les parties sont sauvegardées.
cli-error = { $reason } [{ $code }] { $detail }
cli-demo-ready =
    La page : { $url }
    Ctrl+C arrête la démonstration.
cli-file-unreadable = Le fichier { $path } n’a pas pu être lu : { $reason }
cli-record-fault = Donne { $deal }, { $position } : { $reason } [{ $code }]
cli-record-fault-head = { $position } : { $reason } [{ $code }]
cli-verify-ok =
    { $deals ->
        [one] { $deals } donne vérifiée : les cartes correspondent au secret de la partie.
       *[other] { $deals } donnes vérifiées : les cartes correspondent au secret de la partie.
    }
cli-verify-secret-wrong = Le secret ne correspond pas à l’empreinte montrée avant la partie.
cli-verify-dealer-wrong = La première donne n’a pas été distribuée par la place tirée au sort.
cli-verify-deal-wrong = Donne { $deal } : ce ne sont pas les cartes que donne le secret de la partie.
cli-failed = Erreur inattendue, numéro { $reference }. Les détails sont dans le journal.
