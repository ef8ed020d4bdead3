"""Names that break layouts, and how large a picture may be."""

LIMIT = 30_000
"""Bytes."""

HARD_NAMES = (
    "`",
    "||x||",
    "[prize](https://e)",
    "﷽",
    "W" * 32,
    "Ж" * 32,
    "محمد عبد الله بن سلطان",
    "გიორგი ვახტანგი",
    "Արմեն Հակոբյան",
    "😀🎴🃏👨‍👩‍👧",
    "漢字漢字",
    "Z̷̢̛a̷l̶g̵o̸",
    "\u202eevil\u2066",
    " ",
    "@everyone",
)
