"""The club's own cards: shapes of suits, crowns and backs, drawn large and reduced."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.fonts import plain_font
from bot.pictures.names import Colours, Lettering, index_of
from bot.pictures.sizes import CARD_HEIGHT, CARD_WIDTH, EMOJI_SIZE
from engine.cards import Card, Rank, Suit, rank_of, suit_of

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

SCALE: Final = 4
"""Everything is drawn so many times larger and reduced, which smooths its edges."""

PAPER: Final[Colour] = (255, 254, 250)
EDGE: Final[Colour] = (90, 96, 104)
GOLD: Final[Colour] = (218, 165, 32)
BLACK: Final[Colour] = (24, 26, 32)
RED: Final[Colour] = (206, 24, 38)
GREEN: Final[Colour] = (0, 122, 60)
BLUE: Final[Colour] = (24, 92, 200)
BACK_BLUE: Final[Colour] = (38, 66, 128)

_TWO: Final = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK}
_FOUR: Final = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED, Suit.SPADES: BLACK}

_PIPS: Final[dict[Rank, tuple[Point, ...]]] = {
    Rank.SEVEN: ((-1, -3), (1, -3), (-1, 0), (1, 0), (-1, 3), (1, 3), (0, -1.5)),
    Rank.EIGHT: ((-1, -3), (1, -3), (-1, 0), (1, 0), (-1, 3), (1, 3), (0, -1.5), (0, 1.5)),
    Rank.NINE: ((-1, -3), (1, -3), (-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 3), (1, 3), (0, 0)),
    Rank.TEN: ((-1, -3), (1, -3), (-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 3), (1, 3), (0, -2), (0, 2)),
}


def colour_of(suit: Suit, colours: Colours) -> Colour:
    """The colour of a suit."""
    return (_FOUR if colours is Colours.FOUR else _TWO)[suit]


def card_face(card: Card, lettering: Lettering, colours: Colours) -> Image.Image:
    """A card for the table picture, 84 by 120: index in two corners, pips, a crown or one large pip."""
    upright = _blank(CARD_WIDTH, CARD_HEIGHT)
    draw = ImageDraw.Draw(upright)
    _paper(draw, CARD_WIDTH, CARD_HEIGHT, 8)
    colour, suit = colour_of(suit_of(card), colours), suit_of(card)
    corners = _blank(CARD_WIDTH, CARD_HEIGHT)
    corner = ImageDraw.Draw(corners)
    _word(corner, index_of(card, lettering), (13.5, 17), 19, 23, colour)
    draw_suit(corner, suit, (13.5, 38), 14, colour)
    upright.alpha_composite(corners)
    upright.alpha_composite(corners.transpose(Image.Transpose.ROTATE_180))
    _middle(draw, card, lettering, colour)
    return upright.reduce(SCALE)


def card_emoji_face(card: Card, lettering: Lettering, colours: Colours) -> Image.Image:
    """A card as an emoji: nothing but its index and its suit, as large as they go."""
    image = _blank(EMOJI_SIZE, EMOJI_SIZE)
    draw = ImageDraw.Draw(image)
    left = 10
    _paper(draw, EMOJI_SIZE, EMOJI_SIZE, 14, left)
    colour = colour_of(suit_of(card), colours)
    _word(draw, index_of(card, lettering), (EMOJI_SIZE / 2, 27), 66, 46, colour)
    draw_suit(draw, suit_of(card), (EMOJI_SIZE / 2, 70), 42, colour)
    return image.reduce(SCALE)


def suit_face(suit: Suit, colours: Colours) -> Image.Image:
    """A suit as an emoji, on a light ground: black on Discord's dark theme could not be seen."""
    image = _blank(EMOJI_SIZE, EMOJI_SIZE)
    draw = ImageDraw.Draw(image)
    _paper(draw, EMOJI_SIZE, EMOJI_SIZE, 24, 3)
    draw_suit(draw, suit, (EMOJI_SIZE / 2, EMOJI_SIZE / 2), 76, colour_of(suit, colours))
    return image.reduce(SCALE)


def card_back(width: int, height: int, radius: float) -> Image.Image:
    """The back of a card: a lattice of diamonds in a frame."""
    image = _blank(width, height)
    draw = ImageDraw.Draw(image)
    _paper(draw, width, height, radius)
    inset = width * 0.07
    field = _blank(width, height)
    pattern = ImageDraw.Draw(field)
    pattern.rectangle(_scaled((0, 0), (width, height)), fill=BACK_BLUE)
    step = width / 6
    for row in range(-1, int(height / step) + 2):
        for column in range(-1, 8):
            centre = ((column + row % 2 / 2) * step, row * step / 2 + step / 4)
            pattern.polygon(_moved(((0, -0.34), (0.24, 0), (0, 0.34), (-0.24, 0)), centre, step), fill=(92, 128, 196))
    mask = Image.new("L", field.size, 0)
    box = _scaled((inset, inset), (width - inset, height - inset))
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * SCALE * 0.6, fill=255)
    image.paste(field, (0, 0), mask)
    ImageDraw.Draw(image).rounded_rectangle(box, radius * SCALE * 0.6, outline=GOLD, width=round(width * SCALE / 60))
    return image.reduce(SCALE)


def felt(width: int, height: int) -> Image.Image:
    """The green cloth: lighter in the middle, with a thin line around the place of the trick."""
    small = Image.new("RGB", (width // 4, height // 4))
    for y in range(small.height):
        for x in range(small.width):
            away = ((x / small.width - 0.5) ** 2 + (y / small.height - 0.5) ** 2) * 2
            light = 1.12 - 0.62 * away
            small.putpixel((x, y), (round(24 * light), round(112 * light), round(70 * light)))
    image = small.resize((width * 2, height * 2), Image.Resampling.BICUBIC)
    middle, across = (width, height + 20), (width * 0.62, height * 0.66)
    box = (middle[0] - across[0], middle[1] - across[1], middle[0] + across[0], middle[1] + across[1])
    ImageDraw.Draw(image).ellipse(box, outline=(64, 150, 104), width=4)
    return image.reduce(2)


def draw_suit(draw: ImageDraw.ImageDraw, suit: Suit, centre: Point, size: float, colour: Colour) -> None:
    """Draw a suit about `size` high; coordinates are those of the reduced picture."""

    def blob(x: float, y: float, radius: float) -> None:
        at = (centre[0] + x * size, centre[1] + y * size)
        reach = radius * size
        draw.ellipse(_scaled((at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)), fill=colour)

    def shape(points: Sequence[Point]) -> None:
        draw.polygon(_moved(points, centre, size), fill=colour)

    if suit is Suit.DIAMONDS:
        shape(_diamond())
    elif suit is Suit.HEARTS:
        shape(_heart(1))
    elif suit is Suit.SPADES:
        shape([(x, y - 0.06) for x, y in _heart(-1)])
        shape(_stem())
    else:
        for x, y in ((0, -0.25), (-0.25, 0.1), (0.25, 0.1)):
            blob(x, y, 0.235)
        shape(((-0.1, -0.15), (0.1, -0.15), (0.12, 0.2), (-0.12, 0.2)))
        shape(_stem())


def _heart(upright: int) -> list[Point]:
    """A heart in a square of side 1 (turned over for a spade's leaf), as the well-known curve draws it."""
    points: list[Point] = []
    for step in range(72):
        angle = step * pi / 36
        x = 16 * sin(angle) ** 3
        y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        points.append((x / 33, upright * (-y - 2.5) / 31))
    return points


def _diamond() -> list[Point]:
    """A diamond whose sides are bent inwards a little."""
    points: list[Point] = []
    corners = ((0.0, -0.52), (0.4, 0.0), (0.0, 0.52), (-0.4, 0.0))
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        middle = ((x0 + x1) * 0.46, (y0 + y1) * 0.46)
        for step in range(12):
            t = step / 12
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle[0] + t**2 * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middle[1] + t**2 * y1
            points.append((x, y))
    return points


def _stem() -> list[Point]:
    return [(-0.045, 0.05), (0.045, 0.05), (0.09, 0.36), (0.2, 0.48), (-0.2, 0.48), (-0.09, 0.36)]


def _middle(draw: ImageDraw.ImageDraw, card: Card, lettering: Lettering, colour: Colour) -> None:
    rank, suit = rank_of(card), suit_of(card)
    centre = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    if rank in _PIPS:
        for x, y in _PIPS[rank]:
            draw_suit(draw, suit, (centre[0] + x * 12.5, centre[1] + y * 12.4), 14.5, colour)
    elif rank is Rank.ACE:
        draw_suit(draw, suit, centre, 50, colour)
    else:
        _court(draw, card, centre, lettering, colour)


def _court(draw: ImageDraw.ImageDraw, card: Card, centre: Point, lettering: Lettering, colour: Colour) -> None:
    """A court card: its letter in a framed panel, crowned according to its rank."""
    x, y = centre
    box = _scaled((x - 17.5, y - 34), (x + 17.5, y + 34))
    draw.rounded_rectangle(box, 5 * SCALE, fill=(252, 243, 214), outline=colour, width=round(1.4 * SCALE))
    heads = {Rank.JACK: _CAP, Rank.QUEEN: _TIARA, Rank.KING: _CROWN}
    draw.polygon(_moved(heads[rank_of(card)], (x, y - 19), 24), fill=GOLD, outline=colour, width=SCALE // 2)
    _word(draw, index_of(card, lettering), (x, y + 3), 28, 27, colour)
    draw_suit(draw, suit_of(card), (x, y + 24), 15, colour)


_CAP: Final[tuple[Point, ...]] = ((-0.5, 0.22), (-0.42, -0.1), (0, -0.26), (0.3, -0.2), (0.62, -0.4), (0.46, 0.0),
                                  (0.5, 0.22))  # fmt: skip
_TIARA: Final[tuple[Point, ...]] = ((-0.55, 0.22), (-0.6, -0.12), (-0.25, 0.02), (0, -0.42), (0.25, 0.02),
                                    (0.6, -0.12), (0.55, 0.22))  # fmt: skip
_CROWN: Final[tuple[Point, ...]] = ((-0.55, 0.22), (-0.62, -0.38), (-0.3, -0.06), (-0.16, -0.42), (0, -0.08),
                                    (0.16, -0.42), (0.3, -0.06), (0.62, -0.38), (0.55, 0.22))  # fmt: skip


def _word(draw: ImageDraw.ImageDraw, text: str, centre: Point, width: float, height: float, colour: Colour) -> None:
    """A word in capitals of that height, squeezed to the width; letters that hang low are squeezed too."""
    font = plain_font(round(height * SCALE / 0.73))
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    image = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4))
    ImageDraw.Draw(image).text((2 - left, 2 - top), text, font=font, anchor="ls", fill=255)
    fitting = (min(image.width, round(width * SCALE)), min(image.height, round(height * SCALE * 1.14)))
    if image.size != fitting:
        image = image.resize(fitting, Image.Resampling.BICUBIC)
    at = (round(centre[0] * SCALE - image.width / 2), round(centre[1] * SCALE - image.height / 2))
    draw.bitmap(at, image, fill=colour)


def _paper(draw: ImageDraw.ImageDraw, width: float, height: float, radius: float, side: float = 0) -> None:
    """The white card, `side` narrower than the picture at either side."""
    box = _scaled((side, 0), (width - side, height))
    box = (box[0], box[1], box[2] - 1, box[3] - 1)
    draw.rounded_rectangle(box, radius * SCALE, fill=PAPER, outline=EDGE, width=SCALE)


def _blank(width: int, height: int) -> Image.Image:
    return Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))


def _scaled(first: Point, last: Point) -> tuple[float, float, float, float]:
    return first[0] * SCALE, first[1] * SCALE, last[0] * SCALE, last[1] * SCALE


def _moved(points: Sequence[Point], centre: Point, size: float) -> list[Point]:
    return [((centre[0] + x * size) * SCALE, (centre[1] + y * size) * SCALE) for x, y in points]
