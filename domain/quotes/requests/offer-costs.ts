import { currencyOfCharge, type StaffCharge } from '#domain/quotes/charges/staff-charge.ts'
import { type FeeLine, lineGroups, lineIdAt, standardCurrency } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { convert } from '#domain/values/exchange.ts'
import { isBelowCost, marginBetween, type PriceMargin } from '#domain/values/margin.ts'
import { type Money, money, roundMoney, sumMoney, times } from '#domain/values/money.ts'

/** What Quayside pays for one unit of a line, in the currency of its price; by the id of the line. It is no part of the quote. */
export type LineCosts = Readonly<Record<string, string>>

/** A charge with its cost; unknown without one. */
export type CostedCharge = StaffCharge & { readonly unitCost?: string | undefined }

/** The lines of a quote stand in the order of the groups. */
export const costsOf = (charges: readonly CostedCharge[]): LineCosts =>
  Object.fromEntries(
    lineGroups
      .flatMap((wanted) => charges.filter(({ group }) => group === wanted))
      .flatMap(({ unitCost }, index) => (unitCost === undefined ? [] : [[lineIdAt(index), unitCost]])),
  )

const kindOf = (line: StaffCharge): string =>
  [line.fee, line.group, currencyOfCharge(line), line.containerType ?? ''].join(' ')

/** The charges with the costs of those they were typed over from: each cost once, for the same charge in the same currency. */
export function withCostsOf(
  charges: readonly StaffCharge[],
  before: readonly CostedCharge[],
): readonly CostedCharge[] {
  const left = [...before]
  return charges.map((charge) => {
    const at = left.findIndex((one) => kindOf(one) === kindOf(charge))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return { ...charge, unitCost: found?.unitCost }
  })
}

/** The charges that are sold below their cost. */
export const chargesAtLoss = <T extends CostedCharge>(charges: readonly T[]): readonly T[] =>
  charges.filter(({ unitPrice, unitCost }) => unitCost !== undefined && isBelowCost(unitPrice, unitCost))

export type LineMargin = {
  readonly line: FeeLine
  readonly price: Money
  readonly cost: Money | undefined
} & Partial<PriceMargin>

export type TotalMargin = PriceMargin & { readonly price: Money; readonly cost: Money }

const costOfLine = ({ lineId, quantity, sum }: FeeLine, costs: LineCosts): Money | undefined => {
  const cost = costs[lineId]
  return cost === undefined ? undefined : roundMoney(times(money(cost, sum.currency), quantity.amount))
}

/** In whole minor units, as the amounts beside it. */
function marginOf(price: Money, cost: Money): PriceMargin {
  const { margin, percent } = marginBetween(price.amount, cost.amount)
  return { margin: money(margin, price.currency).amount, percent }
}

/** Excl. VAT: the margin of each line, and of those whose cost is known together, in the standard currency. */
export function offerMargin({ lines }: Pick<Quote, 'lines'>, costs: LineCosts) {
  const rows = lines.map((line): LineMargin => {
    const [price, cost] = [line.sum, costOfLine(line, costs)]
    return { line, price, cost, ...(cost && marginOf(price, cost)) }
  })
  const known = rows.flatMap(({ line, cost }) => (cost ? [{ line, cost }] : []))
  const sumOf = (amounts: readonly Money[]) => sumMoney(amounts, standardCurrency)
  const price = sumOf(known.map(({ line }) => line.standardAmount))
  const cost = sumOf(known.map(({ line, cost: paid }) => convert(paid, line.exchangeRate)))
  const total: TotalMargin | undefined =
    known.length > 0 ? { price, cost, ...marginOf(price, cost) } : undefined
  return { rows, total, withoutCost: rows.length - known.length }
}
