import session from '#messages/zh/session.json'

/** What the pages say on which people log in. */
export const sessionMessages = { session }
