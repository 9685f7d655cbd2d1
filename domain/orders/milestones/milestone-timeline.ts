import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { type OrderedServices, servicesOf } from '#domain/orders/fields/ordered-services.ts'
import { type Classifier, classifiers } from '#domain/tracking/milestones.ts'
import { type OrderMilestone, serviceMilestones } from './milestones.ts'

type Recorded = {
  readonly milestone: OrderMilestone
  readonly classifier: Classifier
  readonly container: string | null
  readonly at: string | null
}

/** The records of one milestone, one container and one classifier; the last one holds. */
export type TimelineTime<R> = { readonly current: R; readonly earlier: readonly R[] }

export type TimelineStep<R> = {
  readonly milestone: OrderMilestone
  /** It has happened to the order, or to a container of it. */
  readonly state: 'done' | 'next' | 'open'
  readonly times: readonly TimelineTime<R>[]
}

/** What happened is shown before what is expected, the whole order before its containers. */
function timesOf<R extends Recorded>(records: readonly R[]): readonly TimelineTime<R>[] {
  const times = new Map<string, TimelineTime<R>>()
  for (const record of records) {
    const key = [record.container, record.classifier].join()
    const before = times.get(key)
    times.set(key, { current: record, earlier: before ? [...before.earlier, before.current] : [] })
  }
  const rankOf = ({ current: { container, classifier } }: TimelineTime<R>) =>
    [container, classifiers.length - classifiers.indexOf(classifier)].join()
  return [...times.values()].toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
}

const hasHappened = <R extends Recorded>(times: readonly TimelineTime<R>[]) =>
  times.some(({ current }) => current.classifier === 'actual' && current.at !== null)

/** What has not happened by what was recorded, in all services of an order, each once. */
export const missingMilestones = (
  order: OrderedServices,
  records: readonly Recorded[],
): readonly OrderMilestone[] => [
  ...new Set(
    servicesOf(order).flatMap((service) =>
      milestoneTimeline(service, records)
        .filter(({ state }) => state !== 'done')
        .map(({ milestone }) => milestone),
    ),
  ),
]

/** The milestones of a service with what was recorded. The step after the last one that happened is the next. */
export function milestoneTimeline<R extends Recorded>(
  service: OrderService,
  records: readonly R[],
): readonly TimelineStep<R>[] {
  const steps = serviceMilestones[service].map((milestone) => {
    const times = timesOf(records.filter((record) => record.milestone === milestone))
    return { milestone, times, isDone: hasHappened(times) }
  })
  const next = steps.findLastIndex(({ isDone }) => isDone) + 1
  return steps.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === next ? 'next' : 'open',
  }))
}
