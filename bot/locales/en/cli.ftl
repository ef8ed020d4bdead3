### The belote command in a terminal: help, messages, start-up errors. Arguments are described in ru/cli.ftl.

cli-description = Belote tables for Discord.
cli-help-run = run the bot
cli-help-demo = show the game in a browser, without Discord
cli-help-replay = explain a match record
cli-help-verify = check that the cards of a record were dealt fairly
cli-help-record = record file, “-” for standard input
cli-help-env-file = file with settings instead of .env
cli-help-port = port of the page
cli-help-no-browser = do not open the page in a browser

cli-setting-wrong = { $name }: set to “{ $value }”, expected: { $expected }
cli-setting-missing = { $name }: not set, expected: { $expected }
cli-token-refused = Discord did not accept the token of { $name }. Get a new one on the application's page and start the bot again.
cli-intents-refused = Discord did not allow the bot privileged events. Turn on Server Members Intent on the application's page.
cli-discord-unreachable = Discord could not be reached: { $reason }. Check the connection and start the bot again.
cli-ready = The bot is connected: { $name }.
cli-stopped = The bot has stopped. All matches are saved.
cli-error = { $reason } [{ $code }] { $detail }
cli-demo-ready =
    The page: { $url }
    Ctrl+C stops the demo.
cli-file-unreadable = The file { $path } could not be read: { $reason }
cli-record-fault = Deal { $deal }, { $position }: { $reason } [{ $code }]
cli-record-fault-head = { $position }: { $reason } [{ $code }]
cli-verify-ok =
    { $deals ->
        [one] { $deals } deal checked: the cards fit the secret of the match.
       *[other] { $deals } deals checked: the cards fit the secret of the match.
    }
cli-verify-secret-wrong = The secret does not fit the fingerprint shown before the match.
cli-verify-dealer-wrong = The first dealer is not the one chosen by lot.
cli-verify-deal-wrong = Deal { $deal }: these are not the cards that the secret of the match gives.
cli-failed = Unexpected error, number { $reference }. The log has the details.
