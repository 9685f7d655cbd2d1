import type { AnnouncedCost } from '#domain/orders/fees/fees.ts'
import type { Counted } from '#domain/quotes/totals.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

/** What is decided about a charge that was billed on a running order. */
export const chargeAnswers = ['object', 'uphold', 'withdraw'] as const
export type ChargeAnswer = (typeof chargeAnswers)[number]

export const laterChargeStates = ['billed', 'disputed', 'upheld', 'withdrawn'] as const
export type LaterChargeState = (typeof laterChargeStates)[number]

/** The only place that knows how a billed charge moves. */
const answersFrom: Readonly<Record<ChargeAnswer, readonly LaterChargeState[]>> = {
  object: ['billed'],
  uphold: ['disputed'],
  // A mistake of ours is taken back at any time.
  withdraw: ['billed', 'disputed', 'upheld'],
}

const stateAfter: Readonly<Record<ChargeAnswer, LaterChargeState>> = {
  object: 'disputed',
  uphold: 'upheld',
  withdraw: 'withdrawn',
}

/** By what was decided, in any order: a withdrawal is final. */
export function laterChargeState(answers: readonly ChargeAnswer[]): LaterChargeState {
  const last = (['withdraw', 'uphold', 'object'] as const).find((answer) => answers.includes(answer))
  return last ? stateAfter[last] : 'billed'
}

export type LaterCharge = AnnouncedCost & {
  readonly id: number
  readonly billedAt: Date
  readonly state: LaterChargeState
}

/** Our choice: photos and documents that prove one charge. */
export const mostEvidence = 10

/** The days in which a customer may object to a charge. */
export const objectionDays = 3

/** The first moment at which it is too late. */
export const objectionEnds = ({ billedAt }: Pick<LaterCharge, 'billedAt'>): Date =>
  new Date(billedAt.getTime() + objectionDays * 24 * 60 * 60 * 1000)

/** What proves a charge can be taken back until the customer has answered or can no longer object; then it stays. */
export const isEvidenceOpen = (charge: Pick<LaterCharge, 'state' | 'billedAt'>, now: Date): boolean =>
  charge.state === 'billed' && now.getTime() < objectionEnds(charge).getTime()

/** The state of the charge after the answer, or why it is not open. */
export function answerCharge(
  charge: Pick<LaterCharge, 'state' | 'billedAt'>,
  { answer, reason }: { readonly answer: ChargeAnswer; readonly reason: string },
  now: Date,
): Result<LaterChargeState> {
  if (reason.trim() === '') return refusal('reason-needed')
  if (!answersFrom[answer].includes(charge.state)) return refusal('charge-settled')
  if (answer === 'object' && now.getTime() >= objectionEnds(charge).getTime())
    return refusal('objection-too-late', { days: objectionDays })
  return ok(stateAfter[answer])
}

/** A disputed charge is owed once it is upheld. */
const stands = ({ state }: Pick<LaterCharge, 'state'>): boolean => state === 'billed' || state === 'upheld'

/** What the customer owes beside the price. */
export const standingCharges = (
  charges: readonly Pick<LaterCharge, 'state' | 'confirmed'>[],
): readonly Counted[] => charges.filter(stands).map(({ confirmed }) => confirmed)
