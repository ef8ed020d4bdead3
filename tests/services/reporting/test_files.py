"""Files of complaints: made harmless, stored beside the evidence, and gone when it is gone."""

import asyncio
import io
import sqlite3
import struct
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from bot.services.reporting.attachments import Upload, harmless
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import MOST_FILE, MOST_TEXT_FILE, PICTURE_SIDE, ReportOptions
from tests.services.reporting.bureau import ANNA, BORIS, GUILD, HOUR, MARTA, PETRO, VIRA, refusal, staff, upload

DAY = 24 * HOUR
CAMERA, PLACE, SCREEN = b"Annas Telefon", b"Kyjiw", b"profile of a screen"


def picture(form="JPEG", size=(60, 40), **extra):
    """A picture full of traces of who made it."""
    image = Image.new("RGB", size, (200, 30, 30))
    exif = Image.Exif()
    exif[0x0110], exif[0x010E], exif[0x0112] = CAMERA.decode(), PLACE.decode(), 6
    target = io.BytesIO()
    if form == "PNG":
        extra["pnginfo"] = PngImagePlugin.PngInfo()
        extra["pnginfo"].add_text("Author", CAMERA.decode())
    image.save(target, form, exif=exif, icc_profile=SCREEN, **extra)
    return target.getvalue()


async def filed_with(bureau, data, kind="text/plain", **changes):
    """A complaint with a file: its receipt."""
    return await bureau.reporting.filing.file(await bureau.form(**changes), upload(data, kind))


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_nothing_of_a_picture_but_its_pixels_is_kept(form):
    data = picture(form)
    assert CAMERA in data
    kept = harmless(data, "image/png")
    assert not any(trace in kept.content for trace in (CAMERA, PLACE, SCREEN, b"EXIF", b"ICCP", b"XMP"))
    with Image.open(io.BytesIO(kept.content)) as again:
        assert (again.format, again.size) == ("WEBP", (40, 60)), "it is turned as its camera was held"


def with_odd_notes():
    """A picture of a camera that wrote its width as text: reading it ends in an error that no picture should cause."""
    entries = struct.pack("<HHI4s", 0x0100, 2, 1, b"1") + struct.pack("<HHIHH", 0x0112, 3, 1, 6, 0)
    notes = b"Exif\0\0II*\0" + struct.pack("<IH", 8, 2) + entries + bytes(4)
    target = io.BytesIO()
    Image.new("RGB", (8, 4)).save(target, "PNG", exif=notes)
    return target.getvalue()


async def test_a_complaint_is_answered_though_its_picture_has_notes_that_make_no_sense(bureau):
    receipt = await filed_with(bureau, with_odd_notes(), "image/png")
    assert receipt.no_file.code == "report-file-kind"
    assert not receipt.has_file


def test_large_pictures_become_smaller_and_clear_ones_stay_clear():
    with Image.open(io.BytesIO(harmless(picture("PNG", (3000, 1000)), "image/png").content)) as kept:
        assert max(kept.size) == PICTURE_SIDE
    target = io.BytesIO()
    Image.new("RGBA", (8, 8), (0, 0, 0, 0)).save(target, "PNG")
    with Image.open(io.BytesIO(harmless(target.getvalue(), "image/png").content)) as kept:
        assert kept.mode == "RGBA"


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"%PDF-1.7 \xff\xfe\x00", "application/pdf"),
        (b"MZ\x90\x00", "text/plain"),
        (b"", "text/plain"),
        (b"  \n", "text/plain"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
        (picture()[:300], "image/jpeg"),
        (b"words", "text/html"),
    ],
)
def test_what_is_neither_a_picture_nor_plain_text_is_refused(data, kind):
    with pytest.raises(ReportRefused) as refused:
        harmless(data, kind)
    assert refused.value.code == "report-file-kind"


def test_what_is_too_large_is_refused_before_it_is_unpacked():
    bomb = io.BytesIO()
    Image.new("1", (12_000, 12_000)).save(bomb, "PNG")
    assert len(bomb.getvalue()) < 100_000
    for data, kind in (
        (bomb.getvalue(), "image/png"),
        (b"a" * (MOST_TEXT_FILE + 1), "text/plain"),
        (bytes(MOST_FILE + 1), "image/png"),
    ):
        with pytest.raises(ReportRefused) as refused:
            harmless(data, kind)
        assert refused.value.code == "report-file-large"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_keeps_its_characters(encoding):
    kept = harmless("Он писал:\r\n\tпозор".encode(encoding), "text/plain; charset=utf-8")
    assert kept.content.decode() == "Он писал:\r\n\tпозор"


@given(st.binary(max_size=400), st.sampled_from(["text/plain", "image/png", "", "image/gif"]))
def test_no_bytes_make_anything_else_than_a_file_or_a_refusal(data, kind):
    try:
        kept = harmless(data, kind)
    except ReportRefused:
        return
    assert kept.content


async def test_a_file_is_frozen_with_the_complaint_and_moderators_open_it(bureau):
    receipt = await filed_with(bureau, "Он писал: позор".encode())
    assert (receipt.has_file, receipt.no_file) == (True, None)
    view = (await bureau.reporting.queue.case(staff(MARTA), receipt.code)).voices[0]
    assert (view.file.kind, view.file.size) == ("text", len("Он писал: позор".encode()))
    (opened,) = await bureau.reporting.attachments.opened(staff(MARTA), receipt.code, view.pseudonym)
    assert (opened.content.decode(), opened.intact) == ("Он писал: позор", True)
    with pytest.raises(sqlite3.IntegrityError, match="evidence is not changed"):
        await bureau.database.write(lambda tx: tx.execute("UPDATE evidence_files SET content = x'00'"))
    ((details,),) = await bureau.rows("SELECT details FROM audit WHERE action = 'file-added'")
    assert (await bureau.rows("SELECT sha256 FROM evidence_files"))[0][0] in details


async def test_a_file_changed_behind_our_back_shows(bureau):
    receipt = await filed_with(bureau, b"words")

    def forge(tx):
        tx.execute("DROP TRIGGER evidence_files_are_not_changed")
        tx.execute("UPDATE evidence_files SET content = x'00'")

    await bureau.database.write(forge)
    (opened,) = await bureau.reporting.attachments.opened(
        staff(MARTA), receipt.code, await bureau.pseudonym(receipt.code)
    )
    assert not opened.intact


@pytest.mark.parametrize(
    ("data", "kind", "code"),
    [
        (OSError("no way"), "image/png", "report-file-lost"),
        (b"%PDF", "application/pdf", "report-file-kind"),
        (b"a" * (MOST_TEXT_FILE + 1), "text/plain", "report-file-large"),
    ],
)
async def test_a_refused_file_loses_nothing_of_the_complaint_and_another_can_be_added(bureau, data, kind, code):
    receipt = await filed_with(bureau, data, kind, words="Ругается.")
    assert (receipt.has_file, receipt.no_file.code) == (False, code)
    view = await bureau.reporting.queue.case(staff(MARTA), receipt.code)
    assert (view.voices[0].words, view.voices[0].file) == ("Ругается.", None)
    await bureau.reporting.attachments.add(GUILD, ANNA, receipt.code, upload(picture(), "image/jpeg"))
    assert (await bureau.reporting.queue.case(staff(MARTA), receipt.code)).voices[0].file.kind == "image"


async def test_a_file_that_is_announced_too_large_is_not_fetched(bureau):
    fetched = []

    async def read():
        fetched.append(1)
        return b""

    big = Upload(MOST_FILE + 1, "image/png", read)
    receipt = await bureau.reporting.filing.file(await bureau.form(), big)
    assert (receipt.no_file.code, fetched) == ("report-file-large", [])


async def test_a_file_that_never_arrives_holds_nothing_up(open_bureau):
    bureau = await open_bureau(options=ReportOptions(fetch_patience=timedelta(milliseconds=20)))
    never = Upload(10, "image/png", asyncio.Event().wait)
    receipt = await bureau.reporting.filing.file(await bureau.form(), never)
    assert receipt.no_file.code == "report-file-lost"
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 1


async def test_one_file_for_a_complaint_from_its_reporter_while_it_is_open(bureau):
    receipt = await filed_with(bureau, b"first")
    more = upload(b"second")
    assert await refusal(bureau.reporting.attachments.add(GUILD, ANNA, receipt.code, more)) == "report-file-twice"
    assert await refusal(bureau.reporting.attachments.add(GUILD, VIRA, receipt.code, more)) == "report-not-found"
    assert await refusal(bureau.reporting.attachments.add(GUILD, BORIS, receipt.code, more)) == "report-not-found"
    code = await bureau.decided(reporter=VIRA, suspect=PETRO)
    assert await refusal(bureau.reporting.attachments.add(GUILD, VIRA, code, more)) == "report-closed"


async def test_two_files_at_the_same_instant_and_one_is_kept(bureau):
    code = await bureau.file()
    adding = [bureau.reporting.attachments.add(GUILD, ANNA, code, upload(b"words %d" % n)) for n in range(2)]
    results = await asyncio.gather(*adding, return_exceptions=True)
    assert sorted(getattr(one, "code", "kept") for one in results) == ["kept", "report-file-twice"]


async def test_a_file_added_later_is_told_to_the_holder_some_minutes_later(bureau):
    code, _ = await bureau.held()
    await bureau.wait(15 * 60)
    before = len(bureau.courier.notices)
    await bureau.reporting.attachments.add(GUILD, ANNA, code, upload(b"words"))
    await bureau.wait(60)
    assert len(bureau.courier.notices) == before
    await bureau.wait(15 * 60)
    assert [(one.kind, one.members) for one in bureau.courier.notices[before:]] == [("reply", (MARTA,))]


async def test_f45_a_file_is_not_there_for_a_moderator_in_conflict(bureau):
    receipt = await filed_with(bureau, b"words", suspect=MARTA)
    name = await bureau.pseudonym(receipt.code)
    assert await refusal(bureau.reporting.attachments.opened(staff(MARTA), receipt.code, name)) == "report-not-found"
    assert await refusal(bureau.reporting.attachments.opened(staff(MARTA), "ZZZZZ", name)) == "report-not-found"
    assert await bureau.reporting.attachments.opened(staff(PETRO), receipt.code, name)


async def test_files_go_with_the_evidence_after_180_days(bureau):
    receipt = await filed_with(bureau, "Секретный файл".encode())
    who = staff(MARTA)
    await bureau.reporting.desk.claim(who, receipt.code)
    await bureau.reporting.desk.decide(who, receipt.code, "unproven", None, "")
    await bureau.wait(HOUR)
    await bureau.wait(181 * DAY)
    assert await bureau.rows("SELECT * FROM evidence_files") == []
