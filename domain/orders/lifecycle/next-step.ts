import type { Order } from './order.ts'

/** Who can act next on an order. */
export const nextActors = ['company-administrator', 'customer', 'sales', 'operations'] as const
export type NextActor = (typeof nextActors)[number]

/** Those of the company that ordered. */
export const companyActors = ['company-administrator', 'customer'] as const satisfies readonly NextActor[]

/** The hours that an order waits for each answer. The first is the longest that a company keeps a price waiting. */
export const answerHours = {
  approval: 72,
  correction: 72,
  acceptance: 72,
  proposal: 24,
  confirmation: 24,
  change: 24,
} as const

type Wait = { readonly actor: NextActor; readonly hours: number | null }

const staffAnswer: Wait = { actor: 'operations', hours: answerHours.change }
const work: Wait = { actor: 'operations', hours: null }

/** While the charges of a request are settled: sales propose, a second person confirms. */
const settling = ({ fees }: Pick<Order, 'fees'>): Wait =>
  fees.state === 'proposed'
    ? { actor: 'operations', hours: answerHours.confirmation }
    : { actor: 'sales', hours: answerHours.proposal }

function running({ cancellation, amendment }: Pick<Order, 'cancellation' | 'amendment'>): Wait {
  if (cancellation.state === 'requested' || amendment.state === 'requested') return staffAnswer
  return amendment.state === 'returned' ? { actor: 'customer', hours: answerHours.correction } : work
}

function waitOf(order: Pick<Order, 'state' | 'fees' | 'cancellation' | 'amendment'>): Wait | null {
  switch (order.state) {
    case 'awaiting-company-approval':
      return { actor: 'company-administrator', hours: answerHours.approval }
    case 'request-sent':
      return settling(order)
    case 'returned':
      return { actor: 'customer', hours: answerHours.correction }
    case 'fees-confirmed':
      return { actor: 'customer', hours: answerHours.acceptance }
    case 'fees-accepted':
      // To pay; an order whose charges were accepted does not expire.
      return { actor: 'customer', hours: null }
    case 'order-generated':
    case 'in-process':
      return running(order)
    default:
      return null
  }
}

/** Null without a limit. */
export type NextStep = { readonly actor: NextActor; readonly dueAt: Date | null }

const hourMs = 60 * 60 * 1000

/** Who acts next, and until when; null for an order that has ended. `since` is the time of the last move. */
export function nextStepOf(
  order: Pick<Order, 'state' | 'fees' | 'cancellation' | 'amendment'>,
  since: Date,
): NextStep | null {
  const wait = waitOf(order)
  if (!wait) return null
  const { actor, hours } = wait
  return { actor, dueAt: hours === null ? null : new Date(since.getTime() + hours * hourMs) }
}
