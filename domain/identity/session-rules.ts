const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long a log-in lasts, and how long it may lie unused. */
export const sessionLives = {
  browser: { lifeSeconds: 12 * hour, idleSeconds: 2 * hour },
  remembered: { lifeSeconds: 14 * day, idleSeconds: day },
  staff: { lifeSeconds: 8 * hour, idleSeconds: 30 * minute },
} as const
export type SessionLife = keyof typeof sessionLives
export const lifeNames = ['browser', 'remembered', 'staff'] as const satisfies readonly SessionLife[]

/** Why a session ended before its time. */
export const sessionEnds = [
  'logged-out',
  'logged-out-everywhere',
  'password-changed',
  'reused',
  'ended-by-staff',
  'account-closed',
  'account-disabled',
] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** A token is followed by the next after so long; the one before it stays good for a moment. */
export const tokenTurn = { afterSeconds: 15 * minute, graceSeconds: 30 } as const

/** What the database says of a token that was issued once, in seconds of its own clock. */
export type TokenFacts = {
  readonly life: SessionLife
  readonly hasEnded: boolean
  readonly sessionAgeSeconds: number
  readonly idleSeconds: number
  /** How many tokens came after this one. */
  readonly successors: number
  /** The newest token of the session, perhaps this one. */
  readonly newestAgeSeconds: number
  readonly newestWasUsed: boolean
}

/**
 * - `good`: go on.
 * - `due`: go on, and hand out the next token.
 * - `unheard`: the next token was handed out and never came back, so its reply was lost: hand it out anew.
 * - `over`: the session has ended or run out.
 * - `reused`: somebody holds a token that its owner has left behind: the session ends for both.
 */
export type TokenVerdict = 'good' | 'due' | 'unheard' | 'over' | 'reused'

export function judgeToken(params: TokenFacts): TokenVerdict {
  const { lifeSeconds, idleSeconds } = sessionLives[params.life]
  if (params.hasEnded || params.sessionAgeSeconds >= lifeSeconds || params.idleSeconds >= idleSeconds)
    return 'over'
  if (params.successors === 0) return params.newestAgeSeconds >= tokenTurn.afterSeconds ? 'due' : 'good'
  if (params.successors > 1) return 'reused'
  if (params.newestAgeSeconds < tokenTurn.graceSeconds) return 'good'
  return params.newestWasUsed ? 'reused' : 'unheard'
}
