import type { Actor, Staff } from '#domain/access/actor.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { system } from '#domain/orders/lifecycle/mover.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { applyPayment } from '#server/orders/money/book-payment.ts'
import { applyMove } from '#server/orders/moving/apply-move.ts'
import { type LoadedOrder, valuesOf } from '#server/orders/moving/load-order.ts'
import { writeDetails } from '#server/orders/running/fill-in-order.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { demoDetails } from './demo-details.ts'
import { demoMilestones, type WorkPeriod } from './demo-milestones.ts'
import { type DemoStep, demoReasons } from './demo-orders-store.ts'

/** Who takes part in the orders of the demo. */
export type DemoParties = {
  readonly administrator: Actor
  readonly member: Actor
  readonly sales: Staff
  readonly operations: Staff
  readonly financeId: string
}

type Contents<M extends OrderMove> = M extends OrderMove ? Omit<M, 'version'> : never
type MoveStep = Exclude<DemoStep, 'pay' | 'pay-half' | 'fill-in'>
type StepRule = {
  readonly by: 'administrator' | 'sales' | 'operations' | 'system'
  move(loaded: LoadedOrder): Contents<OrderMove>
}

/** A tenth more, in whole cents. */
const dearer = (price: string): string => (Math.ceil(Number(price) * 110) / 100).toFixed(2)

function dearerFirstLine({ order: { quote } }: LoadedOrder) {
  const [first] = quote.lines
  if (!first) return []
  const { lineId, unitPrice, quantity } = first
  const reason = demoReasons['propose-dearer']
  return [
    {
      edit: 'change',
      lineId,
      unitPrice: dearer(unitPrice.amount),
      quantity: quantity.amount,
      reason,
    } as const,
  ]
}

const chargedLines = ({ order: { fees } }: LoadedOrder): readonly string[] =>
  fees.state === 'none' ? [] : fees.lines.filter(({ kind }) => kind !== 'removed').map(({ lineId }) => lineId)

function remarksOn({ service }: LoadedOrder) {
  const severity = 'error' as const
  return service.values.groups.consignee
    ? [{ severity, message: demoReasons['return-consignee'], property: 'consignee' }]
    : [{ severity, message: demoReasons.return, property: null }]
}

const rulesFor = (salesId: string): Readonly<Record<MoveStep, StepRule>> => ({
  approve: { by: 'administrator', move: () => ({ move: 'approve' }) },
  'refuse-approval': {
    by: 'administrator',
    move: () => ({ move: 'refuse-approval', reason: demoReasons['refuse-approval'] }),
  },
  'lapse-approval': { by: 'system', move: () => ({ move: 'lapse-approval' }) },
  return: { by: 'operations', move: (loaded) => ({ move: 'return', remarks: remarksOn(loaded) }) },
  take: { by: 'sales', move: () => ({ move: 'assign', assignedTo: salesId }) },
  propose: { by: 'sales', move: () => ({ move: 'propose-fees', edits: [] }) },
  'propose-dearer': {
    by: 'sales',
    move: (loaded) => ({ move: 'propose-fees', edits: dearerFirstLine(loaded) }),
  },
  confirm: { by: 'operations', move: () => ({ move: 'confirm-fees' }) },
  dispute: {
    by: 'administrator',
    move: (loaded) => ({
      move: 'dispute-fees',
      answers: chargedLines(loaded).map((lineId, index) =>
        index === 0
          ? { lineId, answer: 'reject', reason: demoReasons.dispute }
          : { lineId, answer: 'accept' },
      ),
    }),
  },
  accept: {
    by: 'administrator',
    move: (loaded) => ({
      move: 'accept-fees',
      answers: chargedLines(loaded).map((lineId) => ({ lineId, answer: 'accept' })),
    }),
  },
  start: { by: 'operations', move: () => ({ move: 'start' }) },
  complete: { by: 'operations', move: () => ({ move: 'complete' }) },
  withdraw: { by: 'administrator', move: () => ({ move: 'withdraw', reason: demoReasons.withdraw }) },
  reject: { by: 'operations', move: () => ({ move: 'reject-request', reason: demoReasons.reject }) },
  decline: { by: 'operations', move: () => ({ move: 'decline', reason: demoReasons.decline }) },
  expire: { by: 'system', move: () => ({ move: 'expire' }) },
})

const half = (amount: string): string => (Math.floor(Number(amount) * 50) / 100).toFixed(2)

function pay(db: Db, loaded: LoadedOrder, step: DemoStep, financeId: string, at: Date) {
  const { owed, currency, number } = loaded.stored
  const amount = money(step === 'pay-half' ? half(owed) : owed, currency).amount
  const payment = { direction: 'payment', amount, currency, reference: `TT-${number}` } as const
  return applyPayment(
    db,
    loaded,
    { ...payment, method: 'bank-transfer', receivedOn: shanghaiDay(at) },
    financeId,
    at,
  )
}

/** Quoted by the carrier; undefined for an order that no ship sails. */
function arrivalOf({ quote: { offer } }: LoadedOrder): Date | undefined {
  const { sailing } = offer.item as Partial<SailingItem>
  return sailing?.arrivesAt === undefined ? undefined : new Date(sailing.arrivesAt)
}

function releaseOf({ stored }: LoadedOrder, period: WorkPeriod): Date | undefined {
  const released = demoMilestones(stored, period).find(({ milestone }) => milestone === 'customs-released')
  return released?.classifier === 'actual' ? released.at : undefined
}

/** Work begins, and staff fill in what they know of it, with what became of it since. */
export async function fillIn(
  db: Db,
  loaded: LoadedOrder,
  staffId: string,
  period: WorkPeriod,
): Promise<Result<LoadedOrder>> {
  const now = period.from
  const grossWeightKg = valuesOf(loaded)[0]?.fields.grossWeightKg
  const values = demoDetails(loaded.stored, {
    grossWeightKg: Number(grossWeightKg ?? 0),
    today: shanghaiDay(now),
    arrivesAt: arrivalOf(loaded),
    releasedAt: releaseOf(loaded, period),
  })
  if (!values) return ok(loaded)
  const written = await writeDetails(db, loaded.stored, { version: 0, values }, { staffId, now })
  return written.ok ? ok(loaded) : written
}

/** The order after the step, by the same rules as any other. */
export function applyStep(
  db: Db,
  loaded: LoadedOrder,
  step: Exclude<DemoStep, 'fill-in'>,
  parties: DemoParties,
  at: Date,
): Promise<Result<LoadedOrder>> {
  if (step === 'pay' || step === 'pay-half') return pay(db, loaded, step, parties.financeId, at)
  const { by, move } = rulesFor(parties.sales.userId)[step]
  const mover = by === 'system' ? system : parties[by]
  return applyMove(db, loaded, { ...move(loaded), version: loaded.order.version } as OrderMove, mover, at)
}
