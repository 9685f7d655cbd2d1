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

/** From when the work began until when it was done, or until now. */
export type WorkPeriod = {
  readonly from: Date
  readonly latest: Date
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

/** What has happened by now, and the plan for what comes next. A running order has always a step to come. */
export function demoMilestones(order: Shipment, period: WorkPeriod): readonly DemoMilestone[] {
  const codes = serviceMilestones[order.service]
  const zones = zonesOf(order)
  const times = timesOf(order, codes, period)
  const mostDone = period.completedAt ? codes.length : codes.length - 1
  const done = times.filter((at, index) => at <= period.latest && index < mostDone).length
  return codes.slice(0, period.completedAt ? done : done + mostPlanned).flatMap((milestone, index) => {
    const { clock, classifiers } = milestoneFacts(milestone)
    const at = times[index]
    const classifier = index < done ? 'actual' : 'planned'
    const isLate = classifier === 'planned' && at !== undefined && at <= period.latest
    return at && !isLate && classifiers.includes(classifier)
      ? [{ milestone, classifier, at, zone: zones[clock] }]
      : []
  })
}
