/**
 * What stands in place of the account and the mobile of somebody who closed his account: different for each, and
 * nothing that can be typed, since outer space goes from whatever is typed.
 */
export const closedKey = (id: string): string => ` closed ${id}`

/** What no password has as its hash. */
export const closedPasswordHash = 'closed'
