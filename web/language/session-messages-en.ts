import session from '#messages/en/session.json'

/** What the pages say on which people log in. */
export const sessionMessages = { session }
