"""The forms of moderators: questions, decisions, merging, opening a seal."""

from __future__ import annotations

from typing import Any, cast, get_args

import discord
from discord import ui

from bot.render.reporting.letters import step_name
from bot.render.reporting.reports import case_screen
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import CONFIRMING, LADDER, REJECTING, Ground, step_named
from bot.services.reporting.views import CaseView
from bot.texts import Say
from cogs.shared.forms import Fields, Form, labelled, writing
from cogs.shared.replies import Click, answer
from cogs.shared.staff import staff_of


class AskReporterForm(Form):
    """A question to a reporter; its argument is the case and the pseudonym."""

    kind = "case-ask"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Send it and show the case."""
        code, _, pseudonym = arg.partition(".")
        reporting = interaction.client.services.reporting
        case = await reporting.desk.ask_reporter(await staff_of(interaction), code, pseudonym, fields.text("words"))
        await show_case(interaction, case, "reports-asked")


class AskOtherForm(Form):
    """A question to the member complained of."""

    kind = "case-ask-other"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Send it a little later and show the case."""
        reporting = interaction.client.services.reporting
        case = await reporting.desk.ask_other(await staff_of(interaction), arg, fields.text("words"))
        await show_case(interaction, case, "reports-asked-other")


class DecisionForm(Form):
    """A decision on a complaint."""

    kind = "case-decide"

    @classmethod
    def fields(cls, say: Say, case: CaseView) -> list[ui.Label[Any]]:
        """Ground, step of the ladder and note, with what the ladder suggests chosen already."""
        grounds = [
            discord.SelectOption(
                label=say("report-ground", ground=ground),
                value=ground,
                description=say("decide-form-verdict", verdict="confirmed" if ground in CONFIRMING else "rejected"),
            )
            for ground in (*CONFIRMING, *REJECTING)
        ]
        chosen = LADDER[0] if case.record_only else case.suggested
        steps = [
            discord.SelectOption(label=step_name(say, step.name), value=step.name, default=step == chosen)
            for step in LADDER
        ]
        hint = say("decide-form-step-hint", step=case.suggested.name)
        return [
            labelled(say("decide-form-ground"), ui.Select(custom_id="ground", options=grounds, required=True)),
            labelled(say("decide-form-step"), ui.Select(custom_id="step", options=steps, required=True), hint),
            labelled(say("decide-form-note"), writing("note", required=False), say("decide-form-note-hint")),
        ]

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Decide and show the case as it is now."""
        ground = fields.picked("ground")
        if ground not in get_args(Ground):
            raise ReportRefused("report-form-gone")
        step = step_named(fields.picked("step"))
        reporting = interaction.client.services.reporting
        staff = await staff_of(interaction)
        case = await reporting.desk.decide(staff, arg, cast(Ground, ground), step, fields.text("note"))
        later = case.sanction is not None and not case.record_only
        await show_case(interaction, case, "reports-decided-later" if later else "reports-decided")


class AppealDecisionForm(Form):
    """A decision on an appeal."""

    kind = "appeal-decide"

    @classmethod
    def fields(cls, say: Say) -> list[ui.Label[Any]]:
        """Granted or denied, and a note."""
        options = [
            discord.RadioGroupOption(label=say("report-appeal-decision", decision=value), value=value)
            for value in ("granted", "denied")
        ]
        return [
            labelled(say("decide-form-appeal"), ui.RadioGroup(custom_id="decision", options=options)),
            labelled(say("decide-form-note"), writing("note", required=False), say("decide-form-note-hint")),
        ]

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Decide and show the case as it is now."""
        reporting, staff = interaction.client.services.reporting, await staff_of(interaction)
        await reporting.desk.decide_appeal(staff, arg, fields.picked("decision") == "granted", fields.text("note"))
        await show_case(interaction, await reporting.queue.case(staff, arg), "reports-decided")


class MergeForm(Form):
    """The code of the case to merge with."""

    kind = "case-merge"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Merge and show the remaining case."""
        reporting = interaction.client.services.reporting
        case = await reporting.desk.merge(await staff_of(interaction), arg, fields.text("code"))
        await show_case(interaction, case, "reports-merged")


class UnsealForm(Form):
    """Why a seal should be opened; its argument is the case and the pseudonym."""

    kind = "case-unseal"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Store the request: another person has to consent."""
        code, _, pseudonym = arg.partition(".")
        reporting, staff = interaction.client.services.reporting, await staff_of(interaction)
        await reporting.unsealing.ask(staff, code, pseudonym, fields.text("words"))
        await show_case(interaction, await reporting.queue.case(staff, code), "reports-unseal-asked")


async def show_case(interaction: Click, case: CaseView, notice: str = "") -> None:
    """Answer an acknowledged interaction with a case."""
    say = interaction.client.say_to(interaction)
    await answer(interaction, case_screen(say, case, say(notice) if notice else ""))


STAFF_FORMS = (
    AskReporterForm(),
    AskOtherForm(),
    DecisionForm(),
    AppealDecisionForm(),
    MergeForm(),
    UnsealForm(),
)
