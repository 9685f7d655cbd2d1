import type { MoveName } from './moves.ts'
import type { OrderState } from './states.ts'

/** How the system ends an order whose answer did not come in time; in other states a passed deadline ends nothing. */
const movesAtDeadline = {
  'awaiting-company-approval': 'lapse-approval',
  returned: 'expire',
  'fees-confirmed': 'expire',
} as const satisfies Partial<Record<OrderState, MoveName>>

type EndingState = keyof typeof movesAtDeadline
export const statesWithDeadline = Object.keys(movesAtDeadline) as readonly EndingState[]

const hasDeadline = (state: OrderState): state is EndingState => Object.hasOwn(movesAtDeadline, state)

type Waiting = { readonly state: OrderState; readonly dueAt: Date | null }

/** Undefined until the second at which the deadline has come. */
export const moveAtDeadline = ({ state, dueAt }: Waiting, now: Date) =>
  dueAt !== null && dueAt <= now && hasDeadline(state) ? movesAtDeadline[state] : undefined
