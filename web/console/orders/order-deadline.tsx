import type { CallData } from '#contract/client.ts'
import { DueTime, PayDay } from '#web/console/requests/due-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { deadlineIn, type ListPart } from './queues.ts'

type Row = CallData<'GET /api/console/orders'>['rows'][number]
type Running = Pick<Row, 'dueAt' | 'nextCutOff'>
type Deadline = Running & Pick<Row, 'payBy'>

/** The cut-off that comes before the answer that is due. */
const cutOffFirst = ({ dueAt, nextCutOff }: Running) =>
  nextCutOff && (dueAt === null || nextCutOff.at < dueAt) ? nextCutOff : null

export const hasDeadline = (order: Deadline, part: ListPart): boolean =>
  deadlineIn(part) === 'payBy' ? order.payBy !== null : order.dueAt !== null || order.nextCutOff !== null

type OrderDeadlineProps = {
  readonly order: Deadline
  readonly part: ListPart
  readonly isBrief?: boolean
}

/** The deadline of an order that counts in this part of the list. */
export function OrderDeadline({ order, part, isBrief = false }: OrderDeadlineProps) {
  return deadlineIn(part) === 'payBy' ? (
    <PayDay day={order.payBy} isBrief={isBrief} />
  ) : (
    <NextDeadline order={order} isBrief={isBrief} />
  )
}

type NextDeadlineProps = { readonly order: Running; readonly isBrief?: boolean }

/** By when the next answer is due, or the cut-off that comes before it, with its name. */
export function NextDeadline({ order, isBrief = false }: NextDeadlineProps) {
  const { t } = useTranslation('ordersAdmin')
  const cutOff = cutOffFirst(order)
  if (!cutOff) return <DueTime at={order.dueAt} isBrief={isBrief} />
  const name = t(`cutOffs.${cutOff.code}`)
  return (
    <span title={name}>
      <DueTime at={cutOff.at} isBrief={isBrief} />{' '}
      <span className={isBrief ? 'visually-hidden' : undefined}>{name}</span>
    </span>
  )
}
