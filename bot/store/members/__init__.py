"""The SQL of thanks, standing, reliability, blocks, notes and personal data: functions of a transaction."""
