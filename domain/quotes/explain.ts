import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { amountText, formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import type { Params } from '#domain/values/refusal.ts'
import { formatParams } from './explain-params.ts'
import type { FeeLine, QuotedContingentCharge } from './fee-line.ts'

/** Translates a key of `messages/`, for example `tariff-depot.rules.storage` or `quotes.rounded`. */
export type Translate = (key: string, params?: Params) => string

export type Explanation = {
  /** The sentence of the pricing rule. */
  readonly rule: string
  /** Tariff code and version. */
  readonly tariff: string
  readonly inputs: readonly { readonly name: string; readonly value: string }[]
  /** The calculation with its result. */
  readonly formula: string
  readonly rounding: string
  readonly exchange: string
  readonly tax: string
}

/** Always with two decimals. */
const inCents = (amount: string): string => {
  const point = amount.indexOf('.')
  return point < 0 ? `${amount}.00` : amount.padEnd(point + 3, '0')
}

const roundingOf = ({ formula, sum }: FeeLine, language: Language, translate: Translate): string => {
  const calculated = inCents(amountText(formula))
  return calculated === sum.amount
    ? translate('quotes.unrounded')
    : translate('quotes.rounded', {
        calculated: formatAmount(calculated),
        amount: formatMoney(sum, language),
      })
}

const exchangeOf = (
  { exchangeRate, sum, standardAmount }: FeeLine,
  language: Language,
  translate: Translate,
): string =>
  exchangeRate.from === exchangeRate.to
    ? translate('quotes.unconverted', { currency: sum.currency })
    : translate('quotes.converted', {
        from: exchangeRate.from,
        to: exchangeRate.to,
        exchangeRate: exchangeRate.value,
        date: formatDay(exchangeRate.date, language, 'date'),
        source: exchangeRate.source,
        amount: formatMoney(standardAmount, language),
      })

/** Explains a line from the same formula as its amount, so that both always agree. */
export function explainLine(line: FeeLine, language: Language, translate: Translate): Explanation {
  const { mode, rule, params, tariff, formula, sum, taxPercent } = line
  return {
    rule: translate(`tariff-${mode}.rules.${rule}`, formatParams(params, language)),
    tariff: translate('quotes.tariff', { code: tariff.code, version: tariff.version }),
    inputs: inputsOf(formula).map(({ name, value }) => ({
      name: translate(`tariff-${mode}.inputs.${name}`),
      value,
    })),
    formula: `${formatFormula(formula)} = ${formatMoney(sum, language)}`,
    rounding: roundingOf(line, language, translate),
    exchange: exchangeOf(line, language, translate),
    tax:
      taxPercent === '0' ? translate('quotes.untaxed') : translate('quotes.taxed', { percent: taxPercent }),
  }
}

export type ContingencyText = {
  readonly name: string
  readonly trigger: string
  /** The unit price, and the least and the most that is charged. */
  readonly price: readonly string[]
}

/** Name, trigger and unit price of a contingent charge. */
export function explainContingentCharge(
  contingentCharge: QuotedContingentCharge,
  language: Language,
  translate: Translate,
): ContingencyText {
  const { trigger, params, unitPrice, unit, least, most, mode } = contingentCharge
  const price = translate('quotes.unitPrice', {
    amount: formatMoney(unitPrice, language),
    unit: translate(`quotes.units.${unit}`),
  })
  const bounds = [
    ...(least ? [translate('quotes.least', { amount: formatMoney(least, language) })] : []),
    ...(most ? [translate('quotes.most', { amount: formatMoney(most, language) })] : []),
  ]
  return {
    name: chargeName(contingentCharge)[language],
    trigger: translate(`tariff-${mode}.triggers.${trigger}`, formatParams(params, language)),
    price: [price, ...bounds],
  }
}
