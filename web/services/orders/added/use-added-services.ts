import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { valuesIn } from '#domain/orders/drafts/carried-values.ts'
import type { AddedService } from '#domain/orders/drafts/draft.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { canOrder } from '#domain/quotes/saved/quote-state.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormToFill } from '#web/services/orders/form-values.ts'
import { formToFill } from '#web/services/orders/use-form-to-fill.ts'
import { type ReadQuotes, useQuotes } from '#web/services/orders/use-quote.ts'
import { addedIn } from './added-text.ts'
import { withShip } from './known-values.ts'

/** A service that is ordered together with the main one. */
export type ReadyService = {
  readonly quote: SavedQuote
  readonly service: OrderService
  readonly fill: FormToFill
  /** What is sent. */
  readonly typed: OrderValues
}

/** A service of a draft, a template or an earlier order whose quote cannot be ordered any more. */
export type LeftOutService = {
  readonly number: string
  /** Null where the quote cannot be read. */
  readonly service: OrderService | null
  readonly values: OrderValues
}

/** The services of an order that is corrected are fixed; only what was typed for them changes. */
function startedWith(restored: FormValues | undefined, correcting: OrderView | undefined) {
  const added = addedIn(restored)
  if (!correcting) return added
  return correcting.more.map(
    ({ quoteNumber: quote, values }): AddedService =>
      added.find((one) => one.quote === quote) ?? { quote, values },
  )
}

function readyOf({ values }: AddedService, quote: SavedQuote, main: OrderValues): ReadyService {
  const fill = formToFill(quote)
  const typed = withShip(fill.typed, valuesIn(fill.typed, values), main)
  return { quote, service: serviceOfQuote(quote), fill, typed }
}

function sorted(
  added: readonly AddedService[],
  quotes: ReadQuotes,
  isStillOrdered: (quote: SavedQuote) => boolean,
  main: OrderValues,
) {
  const ready: ReadyService[] = []
  const leftOut: LeftOutService[] = []
  for (const one of added) {
    const quote = quotes[one.quote]
    if (quote && isStillOrdered(quote)) ready.push(readyOf(one, quote, main))
    else if (quote !== undefined)
      leftOut.push({ number: one.quote, service: quote && serviceOfQuote(quote), values: one.values })
  }
  return { ready, leftOut, isReading: ready.length + leftOut.length < added.length }
}

/** The services that are ordered together with the main one, as they are kept in the draft. */
export function useAddedServices(restored: FormValues | undefined, correcting: OrderView | undefined) {
  const [added, setAdded] = useState(() => startedWith(restored, correcting))
  const [main, setMain] = useState<OrderValues>({ fields: {}, groups: {} })
  const [openedAt] = useState(() => new Date())
  const query = useQuotes(added.map(({ quote }) => quote))
  const quotes = query.status === 'ready' ? query.data : {}
  const without = (list: readonly AddedService[], numbers: readonly string[]) =>
    list.filter(({ quote }) => !numbers.includes(quote))
  return {
    added,
    /** In the draft, which takes no quote that the person cannot read. */
    kept: added.filter(({ quote }) => quotes[quote] !== null),
    query,
    ...sorted(added, quotes, (quote) => correcting !== undefined || canOrder(quote, openedAt), main),
    /** What is known of the main service once its form is filled in. */
    setMain,
    /** In place of those that it replaces. */
    add: (service: AddedService, replaced: readonly string[]) =>
      setAdded((list) => [...without(list, replaced), service]),
    type: (number: string, values: OrderValues) =>
      setAdded((list) => list.map((one) => (one.quote === number ? { ...one, values } : one))),
    remove: (number: string) => setAdded((list) => without(list, [number])),
  }
}

export type AddedServices = ReturnType<typeof useAddedServices>
