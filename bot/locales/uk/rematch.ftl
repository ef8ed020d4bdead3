### Ще одна партія з іншими парами. $members — згадки, $side — пара.

error-seats-changed = За столом тепер сидять інакше. Погляньте, з ким ви граєте, і натисніть ще раз.
error-no-partners = У цій грі пар немає.

rematch-button-partners = Змінити партнерів
rematch-seats = Наступна партія
rematch-pair = { pair-name }: { $members }
rematch-hint = Кожен підтверджує нові пари кнопкою «{ match-button-rematch }».
