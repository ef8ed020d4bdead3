### Ещё одна партия с другими парами. $members — упоминания, $side — пара.

error-seats-changed = За столом теперь сидят иначе. Посмотрите, с кем вы играете, и нажмите ещё раз.
error-no-partners = В этой игре пар нет.

rematch-button-partners = Сменить партнёров
rematch-seats = Следующая партия
rematch-pair = { pair-name }: { $members }
rematch-hint = Каждый подтверждает новые пары кнопкой «{ match-button-rematch }».
