/** Values of the dictionary of payment methods that a payment provider can serve. */
export const onlineMethods = ['online-banking', 'mobile-payment'] as const
export type OnlineMethod = (typeof onlineMethods)[number]

export const isOnlineMethod = (value: string): value is OnlineMethod =>
  onlineMethods.some((method) => method === value)

/** Our choice: how long the page of the provider is open, and how old a callback may be. */
export const onlinePaymentLimits = { sessionMinutes: 30, callbackMinutes: 5, reference: 100 } as const

/** What became of what the provider reported. */
export const callbackOutcomes = [
  'booked',
  'failed',
  'repeated',
  'other-amount',
  'paid-before',
  'unknown-session',
] as const
export type CallbackOutcome = (typeof callbackOutcomes)[number]

/** Money may have arrived that is not booked: finance looks at it. */
const outcomesToCheck: ReadonlySet<CallbackOutcome> = new Set([
  'other-amount',
  'paid-before',
  'unknown-session',
])
export const needsCheck = (outcome: CallbackOutcome): boolean => outcomesToCheck.has(outcome)

type Reported = {
  readonly state: 'paid' | 'failed'
  /** The provider's number of the payment. */
  readonly payment: string
  readonly amount: string
  readonly currency: string
}

type SessionSoFar = {
  readonly amount: string
  readonly currency: string
  /** The number of the payment that was booked for it. */
  readonly bookedPayment: string | undefined
}

/**
 * One session is one payment of the amount that was frozen with it. What was paid in time or late is booked, also if
 * the order has ended or was paid otherwise: the money is here, and what is too much is refunded.
 */
export function callbackOutcome(reported: Reported, session: SessionSoFar | undefined): CallbackOutcome {
  if (!session) return 'unknown-session'
  if (reported.state === 'failed') return 'failed'
  if (session.bookedPayment !== undefined)
    return session.bookedPayment === reported.payment ? 'repeated' : 'paid-before'
  const isSame = reported.amount === session.amount && reported.currency === session.currency
  return isSame ? 'booked' : 'other-amount'
}

export const sessionStates = ['waiting', 'paid', 'failed', 'to-check'] as const
export type SessionState = (typeof sessionStates)[number]

const unsettled: ReadonlySet<SessionState> = new Set(['waiting', 'to-check'])

/** Until the payment is settled another one would pay twice; without a report no longer than the session lasts. */
export const holdsPaying = (
  { state, endsAt }: { readonly state: SessionState; readonly endsAt: Date },
  now: Date,
): boolean => unsettled.has(state) && now.getTime() < endsAt.getTime()

/** What the customer reads after coming back; a payment counts more than an attempt that failed. */
export function sessionState(outcomes: readonly CallbackOutcome[]): SessionState {
  if (outcomes.includes('booked')) return 'paid'
  if (outcomes.some(needsCheck)) return 'to-check'
  return outcomes.includes('failed') ? 'failed' : 'waiting'
}
