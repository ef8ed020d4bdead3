### Още една партия с други двойки.

error-seats-changed = На масата вече се седи по друг начин. Вижте с кого играете и натиснете пак.
error-no-partners = В тази игра няма двойки.

rematch-button-partners = Смяна на партньорите
rematch-seats = Следващата партия
rematch-pair = { pair-name }: { $members }
rematch-hint = Всеки потвърждава новите двойки с бутона „{ match-button-rematch }“.
