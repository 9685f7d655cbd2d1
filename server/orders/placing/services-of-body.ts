import type { placeOrder as placeCall } from '#contract/orders.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedServices } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type OrderedQuote, quoteToOrder, type RateViewer } from '#server/quotes/index.ts'
import { knownTo } from './known-to.ts'
import { findQuoteAndPlacing, type Placing, placingOf } from './placing-store.ts'

type Body = EndpointInput<typeof placeCall>['body']
type Sent = Pick<Body, 'quote' | 'values'>

/** A service that is ordered, as it is kept. */
export type PlacedService = { readonly quote: OrderedQuote; readonly values: OrderValues }

type Quotes = { readonly quotes: readonly OrderedQuote[]; readonly placing: Result<Placing> }

/** The quotes of the services, the main one first and none twice; a refusal names the service that it is about. */
async function quotesOf(
  db: Db,
  [main, ...more]: readonly [Sent, ...Sent[]],
  viewer: RateViewer,
  now: Date,
): Promise<Result<Quotes>> {
  const first = await findQuoteAndPlacing(db, main.quote, viewer, now)
  if (!first.ok) return first
  const quotes = [first.value.quote]
  for (const [position, { quote: number }] of more.entries()) {
    const named = `more.${position}.quote`
    const found = await quoteToOrder(db, number, viewer, now)
    if (!found.ok) return { ...found, fields: { [named]: 'unknown-value' } }
    if (quotes.some(({ id }) => id === found.value.id)) return invalidFields({ [named]: 'inconsistent' })
    quotes.push(found.value)
  }
  return ok({ quotes, placing: placingOf(first.value.more) })
}

export type Services = {
  readonly services: readonly PlacedService[]
  /** Whether the company may order, and what its order needs; a wrong field is refused before. */
  readonly placing: Result<Placing>
}

/** Each service at the price of its quote, with the values that its own form asks for. */
export async function servicesOf(
  db: Db,
  body: Body,
  viewer: RateViewer,
  now: Date,
): Promise<Result<Services>> {
  const sent = [body, ...(body.more ?? [])] as const
  const found = await quotesOf(db, sent, viewer, now)
  if (!found.ok) return found
  const { quotes, placing } = found.value
  const known = await knownTo(
    db,
    viewer.companyId,
    sent.map(({ values }) => values),
  )
  const typed = quotes.flatMap((quote, position) => {
    const values = sent[position]?.values
    return values ? [{ quote, values }] : []
  })
  const checked = checkedServices(
    typed.map(({ quote, values }) => ({
      form: orderForms[quote.service],
      quoted: quotedValues(quote.query, quote.offer),
      sent: values,
    })),
    { ...known, today: shanghaiDay(now) },
  )
  if (!checked.ok) return checked
  const services = typed.map(({ quote, values }, position) => ({
    quote,
    values: checked.value[position] ?? values,
  }))
  return ok({ services, placing })
}
