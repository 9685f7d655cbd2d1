import { compareMoney, isZero, type Money, subtract } from '#domain/values/money.ts'
import { byPrice } from './compare.ts'

type Listed = {
  readonly item: {
    readonly code: string
    readonly carrier?: string
    readonly sailing?: {
      readonly code?: string
      readonly vessel: string
      readonly voyage: string
      readonly departsOn: string
    }
  }
  readonly quote: { readonly total: Money }
}

/** One sailing with all its rates, the cheapest first; any other offer is a row of its own. */
export type OfferRow<O> = {
  readonly key: string
  readonly offers: readonly O[]
  /** How much less the contract rate costs than the public one; null where it does not. */
  readonly saving: Money | null
}

/** The same for every rate of a sailing. */
export function sailingKey({ code, carrier, sailing }: Listed['item']): string {
  if (!sailing) return code
  const { vessel, voyage, departsOn } = sailing
  return [carrier, sailing.code ?? `${vessel} ${voyage} ${departsOn}`].join(' ')
}

function savingOf(offers: readonly Listed[], contractOfferCodes: readonly string[]): Money | null {
  const { contract = [], open = [] } = Object.groupBy(offers, ({ item }) =>
    contractOfferCodes.includes(item.code) ? 'contract' : 'open',
  )
  const [ours] = contract.toSorted(byPrice)
  const [theirs] = open.toSorted(byPrice)
  if (!ours || !theirs || compareMoney(ours.quote.total, theirs.quote.total) > 0) return null
  const saving = subtract(theirs.quote.total, ours.quote.total)
  return isZero(saving) ? null : saving
}

/** The rows of the offers that are shown, in their order; a saving also counts against a public rate that is not shown. */
export function offerRows<O extends Listed>(
  shown: readonly O[],
  all: readonly O[],
  contractOfferCodes: readonly string[],
): readonly OfferRow<O>[] {
  const bySailing = Map.groupBy(all, ({ item }) => sailingKey(item))
  return [...Map.groupBy(shown, ({ item }) => sailingKey(item))].map(([key, offers]) => ({
    key,
    offers: offers.toSorted(byPrice),
    saving: savingOf(bySailing.get(key) ?? [], contractOfferCodes),
  }))
}
