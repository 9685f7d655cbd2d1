import fields from '#messages/zh/fields.json'
import forms from '#messages/zh/forms.json'
import refusals from '#messages/zh/refusals.json'

/** What every form says of what was typed and of what was said no to. */
export const formsMessages = { forms, refusals, fields }
