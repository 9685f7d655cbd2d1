import { workDayOf } from '#domain/orders/cancellation/cancellation-cost.ts'
import type { Quoted, ReviewedLine } from '#domain/orders/fees/fees.ts'
import { atPosition, quotedTogether } from '#domain/orders/fees/several-services.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { findCharges } from '#server/orders/charging/charge-store.ts'
import { type BilledCharge, chargeFrom } from '#server/orders/charging/stored-charges.ts'
import { feesFrom, linesFrom } from '#server/orders/money/stored-fees.ts'
import {
  findLines,
  findServices,
  type StoredOrder,
  type StoredService,
} from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { orderedQuotes } from '#server/quotes/index.ts'

export type QuoteOfOrder = {
  readonly number: string
  readonly offer: Offer
  readonly query: QuoteQuery | null
}

/** A service of an order with its fields and its price. */
export type LoadedService = { readonly service: StoredService; readonly quote: QuoteOfOrder }

/** An order with its quote and its fields. */
export type LoadedOrder = LoadedService & {
  readonly stored: StoredOrder
  /** The services that were ordered with the main one. */
  readonly more: readonly LoadedService[]
  readonly order: Order
  /** What was billed while it ran. */
  readonly laterCharges: readonly BilledCharge[]
}

const quotedOf = ({ quote: { day, lines, contingentCharges, exchangeRates } }: Offer): Quoted => ({
  day,
  lines,
  contingentCharges,
  exchangeRates,
})

/** The price of an order with all its services; the main one may get another. */
export const quotedOfAll = (
  main: Offer,
  more: readonly { readonly quote: { readonly offer: Offer } }[],
): Quoted =>
  quotedTogether(
    quotedOf(main),
    more.map(({ quote }) => quotedOf(quote.offer)),
  )

/** What the costs of each service are estimated from. */
export const estimatesOf = ({ quote, more }: Pick<LoadedOrder, 'quote' | 'more'>): readonly Estimated[] =>
  [quote, ...more.map((one) => one.quote)].map(({ offer, query }, position) =>
    atPosition({ ...offer.quote, query }, position),
  )

/** What was filled in for each service. */
export const valuesOf = ({
  service,
  more,
}: Pick<LoadedOrder, 'service' | 'more'>): readonly OrderValues[] => [
  service.values,
  ...more.map((one) => one.service.values),
]

/** The price of each service with the day of work that was ordered. */
export function orderedOf(loaded: Pick<LoadedOrder, 'service' | 'quote' | 'more'>) {
  const workDays = valuesOf(loaded).map(workDayOf)
  return estimatesOf(loaded).map((quote, position) => ({ ...quote, workDay: workDays[position] }))
}

async function loadServices(db: Db, stored: StoredOrder): Promise<readonly LoadedService[]> {
  const services = await findServices(db, stored)
  const quotes = await orderedQuotes(
    db,
    services.map(({ quoteId }) => quoteId),
  )
  return services.flatMap((service) => {
    const quote = quotes.get(service.quoteId)
    return quote ? [{ service, quote }] : []
  })
}

const endOf = ({ endReason, endedBy }: StoredOrder): Order['end'] =>
  endReason === null ? null : { reason: endReason, endedBy }

/** The services and the charges of the versions that the order names. */
async function loadPrice(db: Db, stored: StoredOrder) {
  const [main, ...more] = await loadServices(db, stored)
  if (main?.service.position !== 0) throw new Error(`Order ${stored.number} has no service or no quote`)
  const quoted = quotedOfAll(main.quote.offer, more)
  return { main, more, quoted, lines: linesFrom(await findLines(db, stored), quoted) }
}

/** The charges as one of their versions has them. */
export const linesOf = async (db: Db, stored: StoredOrder): Promise<readonly ReviewedLine[]> =>
  (await loadPrice(db, stored)).lines

export async function loadOrder(db: Db, stored: StoredOrder): Promise<LoadedOrder> {
  const { main, more, quoted, lines } = await loadPrice(db, stored)
  // Nothing is billed before an order is generated.
  const charges = stored.generatedAt === null ? [] : await findCharges(db, stored.id)
  return {
    stored,
    laterCharges: charges.map((charge) => chargeFrom(charge, quoted)),
    ...main,
    more,
    order: {
      orderNo: stored.number,
      companyId: stored.companyId,
      placedBy: stored.placedBy,
      assignedTo: stored.assignedTo,
      version: stored.version,
      state: stored.state,
      quote: quoted,
      fees: feesFrom(stored, lines),
      remarks: stored.remarks,
      cancellation: stored.cancellation,
      amendment: stored.amendment,
      end: endOf(stored),
    },
  }
}
