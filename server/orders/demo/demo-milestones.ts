import {
  milestoneFacts,
  type OrderMilestone,
  serviceMilestones,
} from '#domain/orders/milestones/milestones.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import type { Classifier } from '#domain/tracking/milestones.ts'
import { instantIn } from '#domain/values/zoned-time.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { demoDepartureHours, demoDepartureTime, demoStepHours } from './demo-orders-store.ts'

const hourMs = 60 * 60 * 1000

/** From when the work began until when it was done, or until the latest of its news. */
export type WorkPeriod = {
  readonly from: Date
  readonly latest: Date
  readonly now: Date
  readonly completedAt: Date | undefined
}

type DemoMilestone = {
  readonly milestone: OrderMilestone
  readonly classifier: Classifier
  readonly at: Date
  readonly zone: string
}
type Shipment = Pick<StoredOrder, 'service' | 'departsOn' | 'fromCode' | 'toCode'>

/** Each later than the one before; those of a completed order are all before its end. */
function timesOf(order: Shipment, codes: readonly OrderMilestone[], { from, completedAt }: WorkPeriod) {
  const { origin } = zonesOf(order)
  const departs = order.departsOn && instantIn(origin, `${order.departsOn} ${demoDepartureTime}`).getTime()
  let previous = from.getTime()
  return codes.map((code, index) => {
    const hours = demoDepartureHours[code]
    const usual =
      departs && hours !== undefined ? departs + hours * hourMs : previous + demoStepHours * hourMs
    const last = completedAt ? completedAt.getTime() - (codes.length - index) * hourMs : usual + hourMs
    previous = Math.min(Math.max(usual, previous + hourMs), Math.max(last, previous + hourMs))
    return new Date(previous)
  })
}

/** Of what is still to come, so much is planned. */
const mostPlanned = 3

/** What has happened, and the plan for what comes next. A running order has always a step to come. */
export function demoMilestones(order: Shipment, period: WorkPeriod): readonly DemoMilestone[] {
  const { latest, now, completedAt } = period
  const codes = serviceMilestones[order.service]
  const zones = zonesOf(order)
  const times = timesOf(order, codes, period)
  const steps = codes.flatMap((milestone, index) => {
    const at = times[index]
    return at ? [{ milestone, at }] : []
  })
  const done = steps.filter(({ at }, index) => at <= latest && (completedAt || index < codes.length - 1))
  const planned = completedAt ? [] : steps.filter(({ at }) => at > now).slice(0, mostPlanned)
  const withClassifier = [
    ...done.map((step) => ({ ...step, classifier: 'actual' as const })),
    ...planned.map((step) => ({ ...step, classifier: 'planned' as const })),
  ]
  return withClassifier.flatMap((step) => {
    const { clock, classifiers } = milestoneFacts(step.milestone)
    return classifiers.includes(step.classifier) ? [{ ...step, zone: zones[clock] }] : []
  })
}
