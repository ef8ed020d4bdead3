### Personal data in plain words. Arguments are described in ru/privacy.ftl.

## Refusals

error-forget-seated = Stand up from the table and finish your matches first: data cannot be deleted while you play.
error-forget-sanctioned = A moderator's decision is in force. You can delete your data after { $when }.
error-forget-unsure = Nothing was deleted: the word did not match.
