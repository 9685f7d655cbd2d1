import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountText, formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import type { Params } from '#domain/values/refusal.ts'
import { moneyWithCode, withFormattedAmounts } from './explain-money.ts'
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
  const [whole, fraction = ''] = amount.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}

const roundingOf = ({ formula, sum }: FeeLine, translate: Translate): string => {
  const calculated = inCents(amountText(formula))
  return calculated === sum.amount
    ? translate('quotes.unrounded')
    : translate('quotes.rounded', { calculated, amount: moneyWithCode(sum) })
}

const exchangeOf = ({ exchangeRate, sum, standardAmount }: FeeLine, translate: Translate): string =>
  exchangeRate.from === exchangeRate.to
    ? translate('quotes.unconverted', { currency: sum.currency })
    : translate('quotes.converted', {
        from: exchangeRate.from,
        to: exchangeRate.to,
        exchangeRate: exchangeRate.value,
        date: exchangeRate.date,
        source: exchangeRate.source,
        amount: moneyWithCode(standardAmount),
      })

/** Explains a line from the same formula as its amount, so that both always agree. */
export function explainLine(line: FeeLine, translate: Translate): Explanation {
  const { mode, rule, params, tariff, formula, sum, taxPercent } = line
  return {
    rule: translate(`tariff-${mode}.rules.${rule}`, withFormattedAmounts(params)),
    tariff: translate('quotes.tariff', { code: tariff.code, version: tariff.version }),
    inputs: inputsOf(formula).map(({ name, value }) => ({
      name: translate(`tariff-${mode}.inputs.${name}`),
      value,
    })),
    formula: `${formatFormula(formula)} = ${moneyWithCode(sum)}`,
    rounding: roundingOf(line, translate),
    exchange: exchangeOf(line, translate),
    tax:
      taxPercent === '0' ? translate('quotes.untaxed') : translate('quotes.taxed', { percent: taxPercent }),
  }
}

export type ContingencyText = { readonly name: string; readonly trigger: string; readonly price: string }

/** Name, trigger and unit price of a contingent charge. */
export function explainContingentCharge(
  contingentCharge: QuotedContingentCharge,
  language: 'zh' | 'en',
  translate: Translate,
): ContingencyText {
  const { fee, trigger, params, unitPrice, unit, least, most, mode } = contingentCharge
  const price = translate('quotes.unitPrice', {
    amount: moneyWithCode(unitPrice),
    unit: translate(`quotes.units.${unit}`),
  })
  const bounds = [
    ...(least ? [translate('quotes.least', { amount: moneyWithCode(least) })] : []),
    ...(most ? [translate('quotes.most', { amount: moneyWithCode(most) })] : []),
  ]
  return {
    name: feeItems[fee].name[language],
    trigger: translate(`tariff-${mode}.triggers.${trigger}`, withFormattedAmounts(params)),
    price: [price, ...bounds].join(translate('quotes.comma')),
  }
}
