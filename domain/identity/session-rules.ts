const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Maximum age and maximum idle time of a session. */
export const sessionKinds = {
  browser: { lifeSeconds: 12 * hour, idleSeconds: 2 * hour },
  remembered: { lifeSeconds: 14 * day, idleSeconds: day },
  staff: { lifeSeconds: 8 * hour, idleSeconds: 30 * minute },
} as const
export type SessionKind = keyof typeof sessionKinds
export const sessionKindNames = ['browser', 'remembered', 'staff'] as const satisfies readonly SessionKind[]

/** A list of open sessions has the most recently used ones; ending all ends the others too. */
export const mostListedSessions = 50

/** The reason that the holder of the session gets. */
export const disabledEnd = 'account-disabled'

/** Why a session ended before it expired. */
export const sessionEnds = [
  'logged-out',
  'logged-out-everywhere',
  'ended-by-person',
  'password-changed',
  'reused',
  'ended-by-staff',
  'account-closed',
  disabledEnd,
] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** When a token is replaced, and how long the previous one stays valid. */
export const tokenRotation = { afterSeconds: 15 * minute, graceSeconds: 30 } as const

/** Stored data of a token. Ages are measured by the database clock. */
export type TokenState = {
  readonly kind: SessionKind
  readonly hasEnded: boolean
  readonly sessionAgeSeconds: number
  readonly idleSeconds: number
  /** Number of later tokens of the session. */
  readonly successors: number
  /** The newest token of the session, which may be this one. */
  readonly newestAgeSeconds: number
  readonly newestWasUsed: boolean
}

/**
 * - `good`: accepted.
 * - `due`: accepted; the response carries the next token.
 * - `undelivered`: accepted; the next token was never used, so its response was lost and it is issued again.
 * - `over`: the session has ended or expired.
 * - `reused`: an outdated token, so a second party has a copy: the session ends for both.
 */
export type TokenStatus = 'good' | 'due' | 'undelivered' | 'over' | 'reused'

export function checkToken(token: TokenState): TokenStatus {
  const { lifeSeconds, idleSeconds } = sessionKinds[token.kind]
  if (token.hasEnded || token.sessionAgeSeconds >= lifeSeconds || token.idleSeconds >= idleSeconds)
    return 'over'
  if (token.successors === 0) return token.newestAgeSeconds >= tokenRotation.afterSeconds ? 'due' : 'good'
  if (token.successors > 1) return 'reused'
  if (token.newestAgeSeconds < tokenRotation.graceSeconds) return 'good'
  return token.newestWasUsed ? 'reused' : 'undelivered'
}
