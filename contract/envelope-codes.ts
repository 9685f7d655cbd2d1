/** The codes of the envelope that every client knows (spec §9); refusals have numbers of their own. */
export const envelopeCodes = { success: 0, loggedOut: 4, sessionExpired: 8, serverError: 500 } as const

/** The header that carries the token, both ways. */
export const tokenHeader = 'access-token'
export const languageCookie = 'language'
export const requestIdHeader = 'x-request-id'

/** The client gives up after this long (spec §9); every limit of the server is shorter. */
export const clientTimeoutMs = 20_000

export type Envelope<T = unknown> = { code: number; success: boolean; data: T; message: string }
