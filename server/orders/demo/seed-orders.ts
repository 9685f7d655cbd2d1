import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { defaultPaymentTerms, type PaymentTerms } from '#domain/orders/payment/terms.ts'
import { yuan } from '#domain/values/money.ts'
import type { Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { saveTerms } from '#server/orders/money/payment-store.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import { dropNotifications } from '#server/orders/notifications/notification-store.ts'
import { insertPlaced } from '#server/orders/placing/insert-placed.ts'
import { findQuoteAndPlacing, placingOf } from '#server/orders/placing/placing-store.ts'
import { findOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import {
  type DemoTradeDeps,
  type DemoTrading,
  hoursBefore,
  openTrading,
  prepareOfferOf,
  prepareQuoteOf,
  requireRateViewer,
  type WriteQuote,
} from '#server/quotes/index.ts'
import { type ContentDeps, seedContents } from './demo-contents.ts'
import type { WorkPeriod } from './demo-milestones.ts'
import {
  type DemoShipment,
  type DemoStep,
  demoShipments,
  hasDemoOrders,
  seedOrdersOnce,
} from './demo-orders-store.ts'
import { writeDemoPages } from './demo-pages.ts'
import { applyStep, type DemoParties, fillIn } from './demo-steps.ts'
import { type PlannedOrder, planOrders, quoteDays } from './plan-orders.ts'

const hourMs = 60 * 60 * 1000
/** Before the quote was accepted: when it was asked for, and when staff answered. */
const offerHours = { asked: 6, answered: 2 } as const

const accepted = <T>(result: Result<T>, what: string): T => {
  if (!result.ok) throw new Error(`${what} of the demo is refused: ${JSON.stringify(result)}`)
  return result.value
}

function prepareOne(trading: DemoTrading, { shipment, brand, quotedAt }: PlannedOrder) {
  const { account, priced }: DemoShipment = demoShipments[shipment]
  if (priced.by === 'tariff') {
    const query = priced.query(shanghaiDay(quotedAt))
    const usedUntil = hoursBefore(quotedAt, -24 * quoteDays)
    return prepareQuoteOf(trading, { account, brand, query, at: quotedAt, labels: [], usedUntil })
  }
  const hoursAgo = (trading.now.getTime() - quotedAt.getTime()) / hourMs
  return prepareOfferOf(trading, {
    ...priced.request,
    account,
    hoursAgo: hoursAgo + offerHours.asked,
    answer: {
      kind: 'offer',
      hoursAgo: hoursAgo + offerHours.answered,
      acceptedHoursAgo: hoursAgo,
      charges: priced.charges,
      remark: '',
    },
  })
}

/** Only what happened so recently is notified. */
const newsHours = 3

/** The quotes that the orders are placed on; without a price, which a release may change, there is none. */
async function prepareQuotes(trading: DemoTrading, planned: readonly PlannedOrder[]) {
  const writes = new Map<string, WriteQuote>()
  for (const order of new Map(planned.map((one) => [one.quoteKey, one])).values()) {
    const write = await prepareOne(trading, order)
    if (write) writes.set(order.quoteKey, write)
  }
  return writes
}

type SeedDeps = ContentDeps & { readonly now: Date }

/** Until the order was completed; of one that runs, until a while ago, so that no one is notified of it. */
function workPeriod({ life, placedAt }: PlannedOrder, from: Date, now: Date): WorkPeriod {
  const { complete } = life.steps
  const completedAt = complete === undefined ? undefined : new Date(placedAt.getTime() + complete * hourMs)
  return { from, completedAt, now, latest: completedAt ?? hoursBefore(now, newsHours) }
}

/** Enough for all orders of the demo. */
const creditLimit = yuan('5000000')

const termsOf = ({ terms }: PlannedOrder['life']): PaymentTerms | undefined =>
  typeof terms === 'object' ? { kind: 'on-account', limit: creditLimit, ...terms } : terms && { kind: terms }

type Granting = {
  readonly life: PlannedOrder['life']
  readonly step: DemoStep
  readonly parties: DemoParties
  readonly at: Date
  readonly companyId: string
}

/** The terms of payment are those of the moment in which the company accepts the charges. */
async function withTerms<T>(
  db: Db,
  { life, step, parties, at, companyId }: Granting,
  accept: () => Promise<T>,
): Promise<T> {
  const terms = step === 'accept' ? termsOf(life) : undefined
  if (!terms) return accept()
  const grant = { companyId, grantedBy: parties.financeId, grantedAt: at }
  await saveTerms(db, { ...grant, terms })
  const done = await accept()
  await saveTerms(db, { ...grant, terms: defaultPaymentTerms })
  return done
}

/** Placed and moved on by the rules that hold for every order. */
async function seedOrder(db: Db, planned: PlannedOrder, number: string, deps: SeedDeps): Promise<void> {
  const { parties, now } = deps
  const { key: saveKey, life, shipment, brand, quotedAt, placedAt } = planned
  const actor = life.needsApproval ? parties.member : parties.administrator
  const viewer = accepted(requireRateViewer(actor), 'A reader')
  const found = accepted(await findQuoteAndPlacing(db, number, viewer, placedAt), `The quote for ${shipment}`)
  const { quote } = found
  const form = orderForms[quote.service]
  const typed = demoShipments[shipment].values(shanghaiDay(quotedAt))
  const quoted = quotedValues(quote.query, quote.offer)
  const values = accepted(
    checkedValues(form, quoted, typed, { savedContacts: new Set() }),
    `What is filled in for ${shipment}`,
  )
  const ordering = accepted(placingOf(found.more), 'A company that may order')
  const approval = { ...ordering, ordersNeedApproval: life.needsApproval === true, orderLimit: null }
  const service = { quote, values, more: [] }
  const placing = { brand, actor, viewer, ...service, approval, saveKey, saveDigest: '', now: placedAt }
  const placed = accepted(await insertPlaced(db, placing), 'An order')
  const stored = placed && (await findOrder(db, placed.number))
  if (!stored) throw new Error(`Two orders have the key ${saveKey}`)
  let loaded = await loadOrder(db, stored)
  for (const [step, hours] of Object.entries(life.steps) as [DemoStep, number][]) {
    const at = new Date(placedAt.getTime() + hours * hourMs)
    if (step !== 'fill-in') {
      loaded = await withTerms(db, { life, step, parties, at, companyId: viewer.companyId }, async () =>
        accepted(await applyStep(db, loaded, step, parties, at), `The step ${step}`),
      )
      continue
    }
    const period = workPeriod(planned, at, now)
    loaded = accepted(await fillIn(db, loaded, parties.operations.userId, period), 'What staff fill in')
    await seedContents(db, loaded.stored, period, deps)
  }
}

export type DemoOrderDeps = DemoTradeDeps & { readonly parties: DemoParties; readonly store: FileStore }

/** Runs its work with a connection of the owner, because the application itself dates nothing back. */
type AsOwner = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Orders of the past days in every state, on quotes at the prices of their day. */
export async function seedDemoOrders(deps: DemoOrderDeps, asOwner: AsOwner): Promise<void> {
  if (await asOwner(hasDemoOrders)) return
  const planned = planOrders(deps.now)
  const writes = await prepareQuotes(await openTrading(deps), planned)
  const seeding = { ...deps, pages: await writeDemoPages(deps.now) }
  await asOwner((db) =>
    seedOrdersOnce(db, async () => {
      const numbers = new Map<string, string>()
      for (const [key, write] of writes) numbers.set(key, await write(db))
      for (const order of planned) {
        const number = numbers.get(order.quoteKey)
        if (number !== undefined) await seedOrder(db, order, number, seeding)
      }
      // No inbox is full at a first look, and no message is sent for what is dated back.
      await dropNotifications(db, new Date(deps.now.getTime() - newsHours * hourMs))
    }),
  )
}
