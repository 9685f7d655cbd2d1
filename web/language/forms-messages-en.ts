import fields from '#messages/en/fields.json'
import forms from '#messages/en/forms.json'
import refusals from '#messages/en/refusals.json'

/** What every form says of what was typed and of what was said no to. */
export const formsMessages = { forms, refusals, fields }
