"""Complaints in storage: functions of a transaction, put together by `bot.services.reporting`."""
