import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { amountText, formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { type Money, money, times } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'
import { formatParams } from './explain-params.ts'

/** Translates a key of `messages/`, for example `tariff-depot.rules.storage` or `quotes.rounded`. */
export type Translate = (key: string, params?: Params) => string

export type Explanation = {
  /** The sentence of the pricing rule. */
  readonly rule: string
  /** Code and version of the tariff, or of both tariffs that the price comes from. */
  readonly tariff: string
  readonly inputs: readonly { readonly name: string; readonly value: string }[]
  /** The calculation with its result. */
  readonly formula: string
  readonly rounding: string
  readonly exchange: string
  readonly tax: string
}

/** The sum in the standard currency before it is rounded; undefined without a conversion. */
function convertedExactly({ exchangeRate, sum }: FeeLine): Money | undefined {
  if (exchangeRate.from === exchangeRate.to) return undefined
  return money(times(sum, exchangeRate.value).amount, exchangeRate.to)
}

/** Both steps that round: the sum of the line, and its conversion. */
function roundingOf(line: FeeLine, language: Language, translate: Translate): string {
  const { formula, sum, standardAmount } = line
  const steps = [
    { key: 'quotes.rounded', exactly: money(amountText(formula), sum.currency), rounded: sum },
    { key: 'quotes.roundedConversion', exactly: convertedExactly(line), rounded: standardAmount },
  ]
  const texts = steps.flatMap(({ key, exactly, rounded }) =>
    exactly === undefined || exactly.amount === rounded.amount
      ? []
      : translate(key, {
          calculated: formatAmount(exactly.amount),
          amount: formatMoney(rounded, language),
        }),
  )
  return texts.length > 0 ? texts.join(translate('quotes.semicolon')) : translate('quotes.unrounded')
}

function exchangeOf(line: FeeLine, language: Language, translate: Translate): string {
  const { exchangeRate, sum, standardAmount } = line
  const exactly = convertedExactly(line)
  if (!exactly) return translate('quotes.unconverted', { currency: sum.currency })
  const isRounded = exactly.amount !== standardAmount.amount
  return translate(isRounded ? 'quotes.convertedRounded' : 'quotes.converted', {
    from: exchangeRate.from,
    to: exchangeRate.to,
    sum: formatAmount(exactText(exact(sum.amount))),
    exchangeRate: exchangeRate.value,
    date: formatDay(exchangeRate.date, language, 'date'),
    source: exchangeRate.source,
    ...(isRounded && { calculated: formatAmount(exactly.amount) }),
    amount: formatMoney(standardAmount, language),
  })
}

/** With thousands separators; between figures with commas a comma would be misread. */
const readable = { figure: formatAmount, separator: '; ' }

/** Explains a line from the same formula as its amount, so that both always agree. */
export function explainLine(line: FeeLine, language: Language, translate: Translate): Explanation {
  const { mode, rule, params, tariff, shareTariff, formula, sum, taxPercent } = line
  return {
    rule: translate(`tariff-${mode}.rules.${rule}`, formatParams(params, language)),
    tariff: [tariff, ...(shareTariff ? [shareTariff] : [])]
      .map(({ code, version }) => translate('quotes.tariff', { code, version }))
      .join(translate('quotes.semicolon')),
    inputs: inputsOf(formula).map(({ name, value }) => ({
      name: translate(`tariff-${mode}.inputs.${name}`),
      value: formatAmount(value),
    })),
    formula: `${formatFormula(formula, readable)} = ${formatMoney(sum, language)}`,
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
