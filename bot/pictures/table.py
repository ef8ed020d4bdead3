"""The picture of a table: cards, names and numbers put on the cloth. Slow enough to belong into a worker thread."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.art import colour_of
from bot.pictures.brush import Colour, paste, write
from bot.pictures.fonts import drawable, strip
from bot.pictures.names import Colours
from bot.pictures.scene import PLACES, Place, Side, TableScene
from bot.pictures.sizes import CARD_HEIGHT, CARD_WIDTH, TABLE_HEIGHT, TABLE_WIDTH
from engine.cards import Card, Suit

_QUALITY: Final = 64
_EFFORT: Final = 1

_WHITE: Final[Colour] = (255, 255, 255)
_SOFT: Final[Colour] = (200, 224, 208)
_DARK: Final[Colour] = (16, 52, 36)
_PLATE: Final[Colour] = (14, 66, 44)
_GOLD: Final[Colour] = (255, 206, 84)
_TURN: Final[Colour] = (250, 214, 110)

_MIDDLE: Final = (TABLE_WIDTH // 2, 236)
_BAND: Final = 36
_PLATE_WIDTH: Final = 176
_PLATE_HEIGHT: Final = 58
_SMALL: Final = 60
"""Height of small cards: the last trick, open cards."""

_BACK: Final = 30
_PLATES: Final[dict[Side, tuple[int, int]]] = {
    "top": (TABLE_WIDTH // 2, 68),
    "right": (TABLE_WIDTH - 94, 226),
    "bottom": (TABLE_WIDTH // 2, TABLE_HEIGHT - 32),
    "left": (94, 226),
}
_CARDS: Final[dict[Side, tuple[int, int]]] = {"top": (-26, -62), "right": (92, 6), "bottom": (26, 68), "left": (-92, 0)}
"""Where a card of the trick lies, from the middle."""

_OPEN_ROWS: Final[dict[Side, int]] = {"top": 130, "bottom": TABLE_HEIGHT - 94}


def draw_table(scene: TableScene) -> bytes:
    """The picture as a WebP file, 640 by 440; the same scene gives the same bytes."""
    image = sprites.cloth().copy()
    draw = ImageDraw.Draw(image)
    band(image, draw, scene)
    sides = PLACES[len(scene.places)]
    for side, place in zip(sides, scene.places, strict=True):
        plate(image, draw, _PLATES[side], place)
        _beside(image, side, place)
        _open_cards(image, scene, side, place)
    close = bool(scene.places[0].open_cards or scene.places[-1].open_cards)
    trick(image, draw, scene, sides, _MIDDLE, close=close)
    _last_trick(image, draw, scene)
    write(image, scene.tricks, (TABLE_WIDTH - 12, TABLE_HEIGHT - 78), 19, 190, _WHITE, "right")
    file = BytesIO()
    image.save(file, "WEBP", quality=_QUALITY, method=_EFFORT)
    return file.getvalue()


def band(image: Image.Image, draw: ImageDraw.ImageDraw, scene: TableScene) -> None:
    """The strip at the top: the contract with its trump on the left, the score on the right."""
    draw.rectangle((0, 0, TABLE_WIDTH, _BAND), fill=_DARK)
    left = 12
    if scene.trump is not None:
        draw.rounded_rectangle((8, 5, 34, 31), 6, fill=_WHITE)
        _suit(image, scene.trump, (21, 18), scene.colours)
        left = 42
    write(image, scene.contract, (left, _BAND // 2), 21, 290 - left, _WHITE, "left")
    write(image, scene.score, (TABLE_WIDTH - 12, _BAND // 2), 21, 330, _GOLD, "right")


def plate(image: Image.Image, draw: ImageDraw.ImageDraw, at: tuple[int, int], place: Place) -> None:
    """A place: its name and who sits there; framed for whose turn it is."""
    x, y = at
    half_width, half_height = _PLATE_WIDTH // 2, _PLATE_HEIGHT // 2
    box = (x - half_width, y - half_height, x + half_width, y + half_height)
    draw.rounded_rectangle(
        box, 9, fill=_PLATE, outline=_TURN if place.acting else _SOFT, width=3 if place.acting else 1
    )
    if place.acting:
        draw.polygon(((x - 80, y - 22), (x - 80, y - 6), (x - 68, y - 14)), fill=_TURN)
    if place.dealing:
        draw.ellipse((x + 64, y - 23, x + 80, y - 7), fill=_WHITE, outline=_DARK)
        draw.ellipse((x + 68, y - 19, x + 76, y - 11), fill=_DARK)
    name = place.name if drawable(place.name) else ""
    if name:
        write(image, place.seat, (x, y - 14), 17, 116, _TURN if place.acting else _SOFT, "centre")
        write(image, name, (x, y + 11), 23, _PLATE_WIDTH - 12, _WHITE, "centre")
    else:
        write(image, place.seat, (x, y), 23, _PLATE_WIDTH - 44, _TURN if place.acting else _WHITE, "centre")


def _beside(image: Image.Image, side: Side, place: Place) -> None:
    """The backs of a hand and the words of the auction, next to the plate."""
    x, y = _PLATES[side]
    if side in ("top", "bottom"):
        _backs(image, place.backs, (x + _PLATE_WIDTH // 2 + 10, y - _BACK // 2))
        if place.said:
            _bubble(image, place.said, (x - _PLATE_WIDTH // 2 - 78, y))
        return
    _backs(image, place.backs, (x - _PLATE_WIDTH // 2 + 4, y + _PLATE_HEIGHT // 2 + 6))
    if place.said:
        _bubble(image, place.said, (x, y - _PLATE_HEIGHT // 2 - 24))


def _backs(image: Image.Image, count: int, at: tuple[int, int]) -> None:
    """A fan of small backs with their number."""
    card, step = sprites.back(_BACK), 9
    for place in range(count):
        image.paste(card, (at[0] + place * step, at[1]), card)
    if count:
        end = at[0] + (count - 1) * step + card.width + 5
        write(image, str(count), (end, at[1] + _BACK // 2), 18, 34, _WHITE, "left")


def _bubble(image: Image.Image, words: str, centre: tuple[int, int]) -> None:
    mask = strip(words, 20, 140)
    half = mask.width // 2 + 8
    box = (centre[0] - half, centre[1] - 17, centre[0] + half, centre[1] + 17)
    ImageDraw.Draw(image).rounded_rectangle(box, 10, fill=_WHITE)
    image.paste(_DARK, (centre[0] - mask.width // 2, centre[1] - mask.height // 2), mask)


def _open_cards(image: Image.Image, scene: TableScene, side: Side, place: Place) -> None:
    """The face-up cards of open belot, each shifted where it lies on one that is face down."""
    if not place.open_cards or side not in _OPEN_ROWS:
        return
    y, step = _OPEN_ROWS[side], 46
    x = TABLE_WIDTH // 2 - step * len(place.open_cards) // 2
    for card in place.open_cards:
        if card in place.covering:
            paste(image, sprites.back(_SMALL), (x, y - _SMALL // 2 - 5))
        paste(image, sprites.face(card, scene.lettering, scene.colours, _SMALL), (x + 3, y - _SMALL // 2))
        x += step


def trick(
    image: Image.Image,
    draw: ImageDraw.ImageDraw,
    scene: TableScene,
    sides: tuple[Side, ...],
    middle: tuple[int, int],
    *,
    close: bool,
    winner: int | None = None,
) -> None:
    """The running trick, or what is to be seen in the middle of an auction.

    `close` keeps the cards in one line, where others lie above and below; the winning seat's card gets a frame.
    """
    laid: list[tuple[Side, Place]] = [
        (side, place) for side, place in zip(sides, scene.places, strict=True) if place.laid is not None
    ]
    if not laid:
        _centre(image, scene, middle)
        return
    first = next((at for at, (_, place) in enumerate(laid) if place.leads), 0)
    for side, place in (*laid[first:], *laid[:first]):
        assert place.laid is not None, "only laid cards are here"
        x, y = _CARDS[side]
        if close:
            x, y = 2 * x, y // 8
        centre = (middle[0] + x, middle[1] + y)
        _card(image, draw, place.laid, centre, scene)
        if winner is not None and place is scene.places[winner]:
            left, top = centre[0] - CARD_WIDTH // 2, centre[1] - CARD_HEIGHT // 2
            draw.rounded_rectangle((left - 3, top - 3, left + CARD_WIDTH + 2, top + CARD_HEIGHT + 2), 9, None, _GOLD, 4)


def _centre(image: Image.Image, scene: TableScene, middle: tuple[int, int]) -> None:
    x, y = middle
    if scene.turned is not None:
        paste(image, sprites.face(scene.turned, scene.lettering, scene.colours), (x - CARD_WIDTH // 2, y - 62))
        y += 76
    else:
        y -= 12 * (len(scene.middle) - 1)
    for line in scene.middle:
        write(image, line, (x, y), 24, 250, _WHITE, "centre")
        y += 30


def _last_trick(image: Image.Image, draw: ImageDraw.ImageDraw, scene: TableScene) -> None:
    """The finished trick, small, in the corner; the card that took it stands higher in a gold frame."""
    if not scene.last_trick:
        return
    x, y = 10, TABLE_HEIGHT - _SMALL - 6
    write(image, scene.last_title, (x, y - 20), 16, 225, _SOFT, "left")
    for at, card in enumerate(scene.last_trick):
        picture = sprites.face(card, scene.lettering, scene.colours, _SMALL)
        lift = 7 if at == scene.last_winner else 0
        paste(image, picture, (x, y - lift))
        if lift:
            frame = (x - 1, y - lift - 1, x + picture.width, y - lift + picture.height)
            draw.rounded_rectangle(frame, 5, outline=_GOLD, width=2)
        x += picture.width + 2


def _card(
    image: Image.Image, draw: ImageDraw.ImageDraw, card: Card, centre: tuple[int, int], scene: TableScene
) -> None:
    left, top = centre[0] - CARD_WIDTH // 2, centre[1] - CARD_HEIGHT // 2
    draw.rounded_rectangle((left + 3, top + 4, left + CARD_WIDTH + 2, top + CARD_HEIGHT + 3), 8, fill=_DARK)
    paste(image, sprites.face(card, scene.lettering, scene.colours), (left, top))


def _suit(image: Image.Image, suit: Suit, centre: tuple[int, int], colours: Colours) -> None:
    mask = strip({Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}[suit], 24, 30)
    image.paste(colour_of(suit, colours), (centre[0] - mask.width // 2, centre[1] - mask.height // 2), mask)
