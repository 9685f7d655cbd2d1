import fields from '#messages/zh/fields.json'
import refusals from '#messages/zh/refusals.json'
import session from '#messages/zh/session.json'

/** What the pages say on which people log in, and what a form says of what was typed. */
export const sessionMessages = { session, refusals, fields }
