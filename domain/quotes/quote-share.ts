/** What a shared quote shows: the total and the terms, or the charges as well. */
export const shareScopes = ['total', 'charges'] as const
export type ShareScope = (typeof shareScopes)[number]

// Our choice: the link of a quote is for people who decide within weeks; a quote has few readers.
export const shareDays = [7, 30, 90] as const
export const defaultShareDays = 30
export const maxOpenShares = 10

/** 256 bits in base64url. */
export const shareTokenPattern = /^[\w-]{43}$/

const sharedQuotePage = '/quote/shared'

/** The token is in the fragment, which no server, log or referrer sees. */
export const sharedQuotePath = (token: string): string => `${sharedQuotePage}#${token}`
