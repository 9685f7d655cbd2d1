import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** A fee with a price a container that depends on the place, as messages name the fee, the place and the price. */
export type PlaceFee = {
  readonly fee: FeeCode
  readonly rule: string
  readonly place: 'terminal' | 'depot'
  readonly priceInput: string
  readonly prices: Readonly<Record<string, string>>
}

export type AtPlace = { readonly at: string; readonly containers: number }

/** A line for each place; a place without a price is a named no. */
export function chargesAtPlaces(
  { fee, rule, place, priceInput, prices }: PlaceFee,
  places: readonly AtPlace[],
  { port, code, version }: TruckingTariff,
): Result<readonly Charge[]> {
  const charges: Charge[] = []
  for (const { at, containers } of places) {
    const price = priced(Object.hasOwn(prices, at) ? prices[at] : undefined)
    if (price === undefined) return refusal('no-price', { port, [place]: at })
    charges.push(
      charge({
        fee,
        rule,
        params: { [place]: at, containers, price },
        formula: product(given('containers', containers), given(priceInput, price)),
        unitPrice: price,
        quantity: containers,
        tariff: { code, version },
      }),
    )
  }
  return ok(charges)
}

/** One for each price, naming the places it holds for; its trigger has the name of the rule. */
export function contingentAtPlaces(
  { fee, rule, place, prices }: PlaceFee,
  { code, version }: TruckingTariff,
): readonly ContingentCharge[] {
  return [...new Set(Object.values(prices).filter(priced))].map((price) => {
    const places = Object.keys(prices).filter((at) => prices[at] === price)
    return {
      fee,
      trigger: rule,
      variant: places.join('+'),
      params: { [`${place}s`]: places.join(' / '), price },
      unitPrice: yuan(price),
      unit: 'container',
      tariff: { code, version },
    }
  })
}
