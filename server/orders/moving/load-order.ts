import type { Quoted } from '#domain/orders/fees/fees.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
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

/** An order with its quote and its fields. */
export type LoadedOrder = {
  readonly stored: StoredOrder
  readonly service: StoredService
  readonly quote: { readonly number: string; readonly offer: Offer; readonly query: QuoteQuery | null }
  readonly order: Order
  /** What was billed while it ran. */
  readonly laterCharges: readonly BilledCharge[]
}

export const quotedOf = ({ quote: { day, lines, contingentCharges, exchangeRates } }: Offer): Quoted => ({
  day,
  lines,
  contingentCharges,
  exchangeRates,
})

const endOf = ({ endReason, endedBy }: StoredOrder): Order['end'] =>
  endReason === null ? null : { reason: endReason, endedBy }

export async function loadOrder(db: Db, stored: StoredOrder): Promise<LoadedOrder> {
  const [service] = await findServices(db, stored)
  const quote = service && (await orderedQuotes(db, [service.quoteId])).get(service.quoteId)
  if (!service || !quote) throw new Error(`Order ${stored.number} has no service or no quote`)
  const quoted = quotedOf(quote.offer)
  const lines = linesFrom(await findLines(db, stored), quoted)
  // Nothing is billed before an order is generated.
  const charges = stored.generatedAt === null ? [] : await findCharges(db, stored.id)
  return {
    stored,
    laterCharges: charges.map((charge) => chargeFrom(charge, quoted)),
    service,
    quote,
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
