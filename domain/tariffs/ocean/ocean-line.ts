import { charge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type Formula, given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'
import type { Unit } from '#domain/values/quantity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { priceOf } from './container-prices.ts'
import type { ContainerPrices } from './ocean-rate.ts'
import type { OceanCharge } from './ocean-request.ts'

/** What a line is, before anything is counted. */
export type LineHead = Pick<
  OceanCharge,
  'fee' | 'rule' | 'params' | 'tariff' | 'shareTariff' | 'group' | 'paymentTerm' | 'addOn'
> & {
  /** Without it, that of the fee. */
  readonly currency?: Currency
}
type Counted = {
  readonly unitPrice: string
  readonly quantity: string | number
  readonly unit: Unit
  readonly formula: Formula
}

export function oceanLine(head: LineHead, { unitPrice, quantity, unit, formula }: Counted): OceanCharge {
  const { fee, rule, tariff, shareTariff, group, paymentTerm, addOn } = head
  const { currency = feeItems[fee].currency } = head
  const params = { ...head.params, price: unitPrice, count: quantity, currency }
  const charged = charge({
    fee,
    rule,
    params,
    tariff,
    unitPrice,
    quantity,
    unit,
    formula,
    currency,
    ...(shareTariff && { shareTariff }),
  })
  return { ...charged, group, paymentTerm, ...(addOn && { addOn }) }
}

export const unpriced = ({ params, fee, addOn }: LineHead) =>
  refusal('no-price', { ...params, fee, ...(addOn && { service: addOn }) })

type Named = { readonly head: LineHead; readonly price: string; readonly count: number; readonly unit: Unit }

/** So many times a price: bills of lading, TEU, declarations. */
export function countedLine({ head, price, count, unit }: Named): Result<readonly OceanCharge[]> {
  if (priced(price) === undefined) return unpriced(head)
  const formula = product(given('count', count), given('price', price))
  return ok([oceanLine(head, { unitPrice: price, quantity: count, unit, formula })])
}

/** One line per container type, so that the price per container is visible. */
export const containerLines = (
  head: LineHead,
  containers: readonly ContainerCount[],
  prices: ContainerPrices,
): Result<readonly OceanCharge[]> =>
  allPriced(
    containers.map(({ type, count }) => {
      const price = priceOf(type, prices)
      const typed = { ...head, params: { ...head.params, type } }
      return price === undefined
        ? unpriced(typed)
        : countedLine({ head: typed, price, count, unit: 'container' })
    }),
  )

/** Every line, or the first that has no price: half a quote is none. */
export function allPriced(parts: readonly Result<readonly OceanCharge[]>[]): Result<readonly OceanCharge[]> {
  const lines: OceanCharge[] = []
  for (const part of parts) {
    if (!part.ok) return part
    lines.push(...part.value)
  }
  return ok(lines)
}
