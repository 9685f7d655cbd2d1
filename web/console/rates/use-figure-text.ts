import { schemaAt } from '#contract/pricing-schema.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Currency } from '#domain/values/money.ts'
import { amountCurrency } from '#web/console/rate-pricing/amount-currency.ts'
import { nameOf, type Path } from '#web/console/rate-pricing/fields.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { currencyOf, isLane } from './lane-prices.ts'
import { moneyText } from './margin.ts'

/** The cost of a lane is beside its pricing, in the currency of its prices. */
const costCurrency = (kind: RateKind, path: Path): Currency | undefined =>
  path[0] === 'cost' && isLane(kind) ? currencyOf(kind) : undefined

/** Amounts with their currency, all figures with separators. */
export function useFigureText(kind: RateKind, fields: readonly RateField[]): (field: RateField) => RateField {
  const language = useLanguage()
  const texts = new Map(fields.map(({ path, text }) => [nameOf(path), text]))
  return ({ path, text }) => {
    const currency = costCurrency(kind, path) ?? amountCurrency(kind, path, (at) => texts.get(nameOf(at)))
    if (currency) return { path, text: formatMoney({ amount: moneyText(text), currency }, language) }
    const isFigure = ['decimal', 'count'].includes(schemaAt(kind, path)?.type ?? '')
    return { path, text: isFigure ? formatAmount(text) : text }
  }
}
