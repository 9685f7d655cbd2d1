import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import type { Classifier } from '#domain/tracking/milestones.ts'
import { isContainerNumber } from '#domain/values/container-number.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { plainCode } from '#domain/values/typed-text.ts'
import { instantIn, isWallTime, plainWallTime } from '#domain/values/zoned-time.ts'
import { milestoneFacts, milestonesOf, type OrderMilestone } from './milestones.ts'

/** What staff type: a time by the clock of the place, or none to take back what was recorded by mistake. */
export type TypedMilestone = {
  readonly milestone: OrderMilestone
  readonly classifier: Classifier
  /** Empty for the whole order. */
  readonly container: string
  /** Empty to take it back. */
  readonly time: string
  readonly reason: string
}

export type MilestoneRecord = {
  readonly milestone: OrderMilestone
  readonly classifier: Classifier
  readonly container: string | null
  /** Null once it was taken back. */
  readonly at: Date | null
  readonly zone: string
  readonly reason: string | null
}

type Known = OrderedServices & {
  readonly zone: string
  readonly now: Date
  /** Earlier records of the order, the oldest first. */
  readonly records: readonly Pick<MilestoneRecord, 'milestone' | 'classifier' | 'container' | 'at'>[]
}

/** The record that holds: the last one of a milestone, a container and a kind of time. */
const lastRecord = <R extends Pick<MilestoneRecord, 'milestone' | 'classifier' | 'container'>>(
  records: readonly R[],
  { milestone, classifier, container }: Pick<MilestoneRecord, 'milestone' | 'classifier' | 'container'>,
): R | undefined =>
  records.findLast(
    (one) => one.milestone === milestone && one.classifier === classifier && one.container === container,
  )

function timeProblem({ time, classifier }: TypedMilestone, { zone, now }: Known): WrongFields {
  if (time === '') return {}
  if (!isWallTime(time)) return { time: 'wrong-format' }
  // What has happened is not in the future.
  return classifier === 'actual' && instantIn(zone, time) > now ? { time: 'too-large' } : {}
}

/** A correction says why; the first record needs no reason. */
function correctionProblem(
  typed: TypedMilestone,
  before: Pick<MilestoneRecord, 'at'> | undefined,
): WrongFields {
  if (!before?.at) return typed.time === '' ? { time: 'required' } : {}
  return typed.reason.trim() === '' ? { reason: 'required' } : {}
}

/** The record to add, or every wrong field. */
export function recordMilestone(sent: TypedMilestone, known: Known): Result<MilestoneRecord> {
  const typed = { ...sent, time: plainWallTime(sent.time), container: plainCode(sent.container) }
  const { milestone, classifier } = typed
  const container = typed.container === '' ? null : typed.container
  const wrong: WrongFields = {
    ...(!milestonesOf(known).includes(milestone) && { milestone: 'unknown-value' }),
    ...(!milestoneFacts(milestone).classifiers.includes(classifier) && { classifier: 'unknown-value' }),
    ...(container !== null && !isContainerNumber(container) && { container: 'wrong-format' }),
    ...timeProblem(typed, known),
    ...correctionProblem(typed, lastRecord(known.records, { milestone, classifier, container })),
  }
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  return ok({
    milestone,
    classifier,
    container,
    at: typed.time === '' ? null : instantIn(known.zone, typed.time),
    zone: known.zone,
    reason: typed.reason.trim() === '' ? null : typed.reason.trim(),
  })
}
