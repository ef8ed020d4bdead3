"""Nobody learns a card that is not theirs: views, records, logs and texts of values in memory."""

import json
import logging
from dataclasses import replace

from engine.cards import card_code, cards_of
from engine.presets import preset
from tests.engine.matches import forget_legal
from tests.services.house import ANNA, FOUR, everything

SHORT = replace(preset("club"), target=500, contra=False)


def redealt(match, seat, random):
    """The match with all cards that the seat cannot see dealt anew among the others."""
    twin = match.clone()
    deal = twin.deal
    others = [other for other in range(4) if other != seat]
    cards = [card for other in others for card in cards_of(deal.hands[other])]
    random.shuffle(cards)
    starts = list(deal.start_hands)
    for other in others:
        count = deal.hands[other].bit_count()
        hand, cards = sum(1 << card for card in cards[:count]), cards[count:]
        starts[other] ^= deal.hands[other] ^ hand
        deal.hands[other] = hand
    deal.start_hands = tuple(starts)
    deal.deck = tuple(random.sample(deal.deck, len(deal.deck)))
    forget_legal(deal)
    return twin


async def test_redealing_what_a_seat_cannot_see_changes_none_of_its_views(house):
    table_id = await house.running_table(rules=SHORT)
    table = house.service.registry.find(table_id)
    compared = 0
    while house.listing.lobby_view(table_id).state == "playing":
        game = table.game
        for seat, user in enumerate(FOUR if game.match.deal is not None else ()):
            twin = redealt(game.match, seat, house.random)
            table.game = replace(game, match=twin)
            twins = [house.listing.hand_view(table_id, user), house.listing.table_view(table_id)]
            table.game = game
            assert twins == [
                house.listing.hand_view(table_id, user),
                house.listing.table_view(table_id),
            ]
            compared += twin.deal.hands != game.match.deal.hands
        await house.act(table_id)
    assert compared > 200


async def test_secrets_are_in_no_view_text_or_log_line_before_the_end(house, caplog):
    caplog.set_level(logging.DEBUG)
    table_id = await house.full_table(rules=SHORT)
    await house.service.matches.start(table_id, ANNA, house.click())
    table = house.service.registry.find(table_id)
    secrets = [table.game.row.secret, table.next_secret]

    def leaks(text):
        return any(secret.hex() in text or repr(secret)[2:-1] in text for secret in secrets)

    while house.listing.lobby_view(table_id).state == "playing":
        deck = table.game.match.deal.deck if table.game.match.deal is not None else None
        record = await house.service.records.of_table(table_id, ANNA)
        for text in (repr(everything(house.service, table_id)), repr(table), json.dumps(record), caplog.text):
            assert not leaks(text)
        if deck is not None:
            cards = json.dumps([card_code(card) for card in deck])
            assert cards not in json.dumps(record)
            assert repr(deck)[1:-1] not in repr(table) + caplog.text
        await house.act(table_id)
    assert house.listing.table_view(table_id).fairness.secret_hex == secrets[0].hex()
    assert not any(secrets[1].hex() in repr(view) for view in everything(house.service, table_id))
