"""Profiles, the list of the best, choices and personal data on Discord."""

import json
from types import SimpleNamespace

import pytest

from bot.render.members.profile import profile_screen
from bot.services.members.errors import MemberRefused
from bot.services.members.profiles import CoursePoint, GameFigure, PartnerFigure, Profile
from bot.services.members.reliability import Reliability
from bot.services.members.standing import Standing
from cogs.members._cog import _person
from tests.cogs.club import having, short_match
from tests.cogs.members.conftest import Ended
from tests.faults import faults
from tests.render.samples import languages
from tests.world import World


async def test_a_profile_shows_games_and_what_the_viewer_may_do(world: World, ended: Ended) -> None:
    for _ in range(2):
        await ended.match()
    own = await world.anna.slash("profile")
    assert "Новичок: до звания ещё 18 партий" in own.text
    assert "Партий доиграно: 2, побед: 2" in own.text
    assert world.vira.mention in own.text
    assert "победа 1010:640" in own.text

    seen = await world.boris.menu("Profile", world.anna)
    assert {button.label for button in seen.screen.buttons} == {"Не сажать вместе", "Заметка"}


async def test_a_block_is_known_to_nobody_else_and_keeps_the_two_apart(world: World) -> None:
    await world.anna.slash("table open")
    await world.advance(1)
    card = world.last()
    seen = await world.anna.slash("profile", member=world.boris)
    done = await world.anna.click(seen.screen, "Не сажать вместе")
    assert "никто не узнает" in done.text

    refused = await world.boris.click(card, "Запад")
    assert "условия стола не подошли" in refused.text
    assert "блок" not in refused.text
    assert world.anna.name not in refused.text
    assert "Не сажать" in (await world.boris.slash("profile", member=world.anna)).screen.button("Не сажать").label
    assert world.boris.mention in (await world.anna.slash("settings")).text

    await world.anna.click(done.screen, "Снова можно вместе")
    sat = await world.boris.click(card, "Запад")
    assert "не подошли" not in sat.text


async def test_a_private_note_is_kept_and_only_its_author_reads_it(world: World) -> None:
    seen = await world.anna.slash("profile", member=world.boris)
    form = await world.anna.click(seen.screen, "Заметка")
    noted = await world.anna.submit(form, {"words": "Любит контру"})
    assert "Любит контру" in noted.text
    assert "Любит контру" not in (await world.boris.slash("profile")).text
    assert "Любит контру" not in (await world.vira.slash("profile", member=world.boris)).text
    assert world.leaks("Любит контру", seen_by=[world.boris, world.vira]) == []


async def test_who_left_is_not_in_the_list(world: World, ended: Ended) -> None:
    await ended.match()
    await world.anna.leave()
    assert world.anna.mention not in (await world.boris.slash("top")).text


async def test_the_profile_of_who_left_is_hidden_and_not_deleted(world: World, ended: Ended) -> None:
    await ended.match()
    anna = world.anna
    await anna.leave()
    asked = SimpleNamespace(user=SimpleNamespace(id=world.boris.id))
    with pytest.raises(MemberRefused, match="person-gone"):
        _person(asked, SimpleNamespace(id=anna.id, bot=False))  # Discord gives a user, no member
    kept = await world.env.as_bot(world.bot.services.members.profiles.profile(world.guild.id, anna.id, anna.id))
    assert kept.played == 1
    world.guild.add_member(anna.actor.user)
    await world.settle()
    assert "Партий доиграно: 1" in (await world.boris.slash("profile", member=anna)).text


async def test_the_chosen_language_is_spoken_everywhere_the_member_looks(world: World) -> None:
    settings = await world.anna.slash("settings")
    changed = await world.anna.select(settings.screen, "English", name="Язык")
    assert "Your settings" in changed.text
    assert "Standing" in (await world.anna.slash("profile")).text
    await world.restart()
    assert "Standing" in (await world.anna.slash("profile")).text
    assert "Авторитет" in (await world.boris.slash("profile")).text


async def test_a_card_is_confirmed_where_the_member_asked_for_it(world: World) -> None:
    await world.anna.click((await world.anna.slash("settings")).screen, "Переспрашивать карту")
    club = await short_match(world)
    while club.view.public.phase.value != "play" or club.view.public.to_act != 0:
        if club.view.public.to_act == 0:
            await club.step()
        else:
            await world.advance(1)
    hand = club.hand(world.anna)
    before = club.view.seq
    asked = await world.anna.click(hand, having(world.fresh(hand), "card")[0].custom_id)
    assert club.view.seq == before
    assert "Сыграть" in asked.text
    back = await world.anna.click(asked.screen, "Другую карту")
    asked = await world.anna.click(back.screen, having(back.screen, "card")[0].custom_id)
    await world.anna.click(asked.screen, "Сыграть")
    assert club.view.seq > before


async def test_choices_and_quiet_hours_are_kept(world: World) -> None:
    settings = await world.anna.slash("settings")
    asked = await world.anna.select(settings.screen, "Надёжность от 80", name="Кого пускать за ваши общие столы")
    form = await world.anna.click(asked.screen, "Тихие часы")
    wrong = await world.anna.submit(form, {"zone": "Луна", "begins": "23:00", "ends": "8:00"})
    assert "часовой пояс" in wrong.text
    form = await world.anna.click(asked.screen, "Тихие часы")
    kept = await world.anna.submit(form, {"zone": "Europe/Kyiv", "begins": "23:00", "ends": "8:00"})
    assert "с 23:00 до 08:00 (Europe/Kyiv)" in kept.screen.everything
    await world.restart()
    choices = world.bot.services.members.preferences
    assert (choices.of(world.anna.id).asks_reliability, choices.quiet(world.anna.id).begins) == (80, 23 * 60)


async def test_personal_data_come_as_a_file_and_are_deleted_after_a_word(world: World, ended: Ended) -> None:
    await ended.match()
    about = await world.anna.slash("privacy about")
    assert "технически может прочитать" in about.text
    export = await world.anna.slash("privacy export")
    assert "belote-my-data.json" in export.text

    form = await world.anna.slash("privacy forget")
    unsure = await world.anna.submit(form, {"word": "да"})
    assert "Ничего не удалено" in unsure.text
    form = await world.anna.click(about.screen, "Удалить мои данные")
    done = await world.anna.submit(form, {"word": "удалить"})
    assert "удалены" in done.text
    assert "Партий доиграно: 0" in (await world.anna.slash("profile")).text
    assert "удалённый участник" not in (await world.vira.slash("profile")).text
    assert json.dumps(str(world.anna.id)) not in str(await _matches(world))


async def _matches(world: World) -> list[object]:
    rows = world.bot.services.database.fetch_all("SELECT user_id FROM match_seats")
    return [tuple(row) for row in await world.env.as_bot(rows)]


async def test_circles_are_for_moderators_only(world: World) -> None:
    await world.anna.slash("table open")
    await world.advance(1)
    review = await world.marta.slash("review")
    assert "Записей нет" in review.text
    forged = await world.anna.forge(world.public()[-1], f"b1:0:0:circle-leave:{world.boris.id}")
    assert "модераторам" in forged.text


@pytest.mark.parametrize(("points", "finished", "frozen"), [(0, 3, False), (16.5, 900, False), (50, 900, True)])
def test_every_profile_fits_on_a_screen(points: float, finished: int, frozen: bool) -> None:
    profile = Profile(
        user_id=1,
        standing=Standing(points, 6, finished, frozen),
        reliability=Reliability(88, 26, 2, 2),
        games=tuple(GameFigure(name, 120, 60) for name in ("club", "ffb", "classic", "pair", "two", "three", "open")),
        partners=tuple(PartnerFigure(user, 40, 20) for user in (2, 3, 4)),
        course=tuple(CoursePoint(number, None, number % 2 == 0, 1010, -640) for number in range(30)),  # type: ignore[arg-type]
        own=False,
        cooldown=None,
        blocked=False,
        note="з" * 500,
    )
    for say in languages():
        assert faults(profile_screen(say, profile)) == ()


def test_the_sentence_about_givers_has_the_right_plural() -> None:
    say = next(say for say in languages() if say.language == "ru")
    assert [say("profile-givers", n=n) for n in (1, 2, 6, 21)] == [
        "благодарил 1 партнёр",
        "благодарили 2 разных партнёра",
        "благодарили 6 разных партнёров",
        "благодарил 21 партнёр",
    ]
