import type { CallData } from '#contract/client.ts'
import { DueTime, PayDay } from '#web/console/requests/due-time.tsx'
import { deadlineIn, type ListPart } from './queues.ts'

type OrderDeadlineProps = {
  readonly order: Pick<CallData<'GET /api/console/orders'>['rows'][number], 'dueAt' | 'payBy'>
  readonly part: ListPart
  readonly isBrief?: boolean
}

/** The deadline of an order that counts in this part of the list. */
export function OrderDeadline({ order: { dueAt, payBy }, part, isBrief }: OrderDeadlineProps) {
  return deadlineIn(part) === 'payBy' ? (
    <PayDay day={payBy} isBrief={isBrief} />
  ) : (
    <DueTime at={dueAt} isBrief={isBrief} />
  )
}
