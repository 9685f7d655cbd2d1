import { useMemo } from 'react'
import type { SavedQuote } from '#contract/quotes.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { coveredForm, quotedValues, typedForm } from '#domain/orders/from-quote/quoted-values.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { FormToFill } from './form-values.ts'

/** The offer of the contract and that of the domain are one. */
export function formToFill(quote: SavedQuote): FormToFill {
  const quoted = quotedValues(quote.query as QuoteQuery | null, quote.offer as Offer)
  const form = coveredForm(orderForms[serviceOfQuote(quote)], quoted)
  return { form, quoted, typed: typedForm(form, quoted) }
}

export const useFormToFill = (quote: SavedQuote): FormToFill => useMemo(() => formToFill(quote), [quote])
