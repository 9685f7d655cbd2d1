import { useMemo } from 'react'
import type { SavedQuote } from '#contract/quotes.ts'
import type { OrderForm } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { coveredForm, typedForm } from '#domain/orders/from-quote/quoted-form.ts'
import { type QuotedValues, quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { requestedValues } from '#domain/orders/from-quote/requested-values.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { type HomePort, homePortOf } from '#domain/places/home-ports.ts'
import { portsNamed } from '#domain/places/typed-port.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { FormToFill } from './form-values.ts'

/** Staff write a code or the whole name of a place. */
function homePortNamed(place: string): HomePort | undefined {
  const [port, ...others] = portsNamed(place)
  return port && others.length === 0 ? homePortOf(port.code) : undefined
}

/** What was written in the request that the offer answers, as far as the form asks for it. */
function withRequested(form: OrderForm, quoted: QuotedValues, quote: SavedQuote): QuotedValues {
  const texts = Object.entries(requestedValues(quote.requested ?? {}, serviceOfQuote(quote))).filter(
    ([name]) => form.fields.some((field) => field.name === name),
  )
  return { ...quoted, suggested: { ...Object.fromEntries(texts), ...quoted.suggested } }
}

/** The port of an offer for customs clearance is where the cargo leaves, unless the customer names another. */
function withExitPort(form: OrderForm, quoted: QuotedValues, from: string | null): QuotedValues {
  const exitPort = from === null ? undefined : homePortNamed(from)
  const isAsked = form.fields.some(({ name }) => name === 'exitPort')
  return exitPort && isAsked ? { ...quoted, suggested: { exitPort, ...quoted.suggested } } : quoted
}

/** The offer of the contract and that of the domain are one. */
export function formToFill(quote: SavedQuote): FormToFill {
  const fromQuery = quotedValues(quote.query as QuoteQuery | null, quote.offer as Offer)
  const form = coveredForm(orderForms[serviceOfQuote(quote)], fromQuery)
  const quoted = withExitPort(form, withRequested(form, fromQuery, quote), quote.from)
  return { form, quoted, typed: typedForm(form, quoted) }
}

export const useFormToFill = (quote: SavedQuote): FormToFill => useMemo(() => formToFill(quote), [quote])
