import { savedPrice } from '#domain/orders/fees/confirmed-price.ts'
import type { Quoted, ReviewedLine } from '#domain/orders/fees/fees.ts'
import { positionOf } from '#domain/orders/fees/several-services.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { isSameMoney } from '#domain/values/money.ts'

/** The same charge at the same price, in whichever place of its group and from whichever store. */
const identityOf = (line: FeeLine): string => {
  const { mode, group, fee, rule, params, unitPrice, quantity, sum, paymentTerm } = line
  const position = positionOf(line)
  return canonicalText({ position, mode, group, fee, rule, params, unitPrice, quantity, sum, paymentTerm })
}

/**
 * The charges of an amended order: what was agreed beside the quote and is not touched by the new one stays, as do
 * added charges; all else is as quoted anew, at the exchange rates of that quote.
 */
export function amendedLines(agreed: readonly ReviewedLine[], next: Quoted): readonly ReviewedLine[] {
  // An offer may have two equal lines; what was agreed on one of them holds for one.
  const untouched = Map.groupBy(
    agreed.filter((line) => 'quoted' in line),
    ({ quoted }) => identityOf(quoted),
  )
  return [
    ...next.lines.map((quoted): ReviewedLine => {
      const { lineId } = quoted
      const same = untouched.get(identityOf(quoted))?.shift()
      return same && same.kind !== 'saved'
        ? { ...same, lineId, quoted }
        : { kind: 'saved', lineId, quoted, confirmed: savedPrice(quoted) }
    }),
    ...agreed.filter(({ kind }) => kind === 'added'),
  ]
}

/** A charge that was agreed on top and that the new quote does not announce; undefined where there is none. */
export const lostAddition = (agreed: readonly ReviewedLine[], next: Quoted): string | undefined =>
  agreed
    .flatMap((line) => (line.kind === 'added' ? [contingentChargeKey(line.contingency)] : []))
    .find((key) => !next.contingentCharges.some((charge) => contingentChargeKey(charge) === key))

/** Whether a charge stays at another amount than the new quote has. */
export const keepsAgreedAmounts = (lines: readonly ReviewedLine[]): boolean =>
  lines.some(
    (line) =>
      'quoted' in line &&
      line.kind !== 'removed' &&
      !isSameMoney(line.quoted.standardAmount, line.confirmed.standardAmount),
  )
