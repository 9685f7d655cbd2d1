/**
 * Replaces the account name and mobile of a closed account. Unique, and impossible to type, because leading spaces are
 * trimmed from input.
 */
export const closedKey = (id: string): string => ` closed ${id}`

/** Not the hash of any password. */
export const closedPasswordHash = 'closed'
