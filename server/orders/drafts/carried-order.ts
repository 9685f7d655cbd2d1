import { carriedValues } from '#domain/orders/drafts/carried-values.ts'
import type { AddedService } from '#domain/orders/drafts/draft.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { type OrderService, orderForms } from '#domain/orders/fields/order-forms.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { findOrder, findServices } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { orderedQuotes } from '#server/quotes/index.ts'

type Carried = {
  readonly service: OrderService
  readonly quoteId: number
  readonly values: OrderValues
  readonly more: readonly AddedService[]
}

/** What another order starts with: the services of this one, without what names one shipment. */
export async function carriedFromOrder(
  db: Db,
  audience: OrderAudience,
  number: string,
): Promise<Carried | undefined> {
  const order = await findOrder(db, number, audience)
  const services = order ? await findServices(db, order) : []
  const [main, ...others] = services.map(({ service, quoteId, values }) => ({
    service,
    quoteId,
    values: carriedValues(orderForms[service], values),
  }))
  if (!main) return undefined
  const quotes = await orderedQuotes(
    db,
    others.map(({ quoteId }) => quoteId),
  )
  const more = others.flatMap(({ quoteId, values }) => {
    const quote = quotes.get(quoteId)
    return quote ? [{ quote: quote.number, values }] : []
  })
  return { ...main, more }
}
