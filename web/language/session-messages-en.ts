import fields from '#messages/en/fields.json'
import refusals from '#messages/en/refusals.json'
import session from '#messages/en/session.json'

/** What the pages say on which people log in, and what a form says of what was typed. */
export const sessionMessages = { session, refusals, fields }
