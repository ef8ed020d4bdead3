### Encore une partie avec d’autres équipes. $members : des mentions, $side : une équipe.

error-seats-changed = Les places de la table ont changé. Regardez qui joue avec qui et appuyez de nouveau.
error-no-partners = Ce jeu n’a pas d’équipes.

rematch-button-partners = Changer d’équipe
rematch-seats = Prochaine partie
rematch-pair = { pair-name } : { $members }
rematch-hint = Chacun confirme les nouvelles équipes avec « { match-button-rematch } ».
