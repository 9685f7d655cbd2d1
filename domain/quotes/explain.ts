import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountText, inputsOf, writeFormula } from '#domain/tariffs/formula.ts'
import type { Params } from '#domain/values/refusal.ts'
import { writeMoney } from './explain-money.ts'
import type { FeeLine, QuotedContingency } from './fee-line.ts'

/** Translates a key of `messages/`, for example `tariff-depot.rules.storage` or `quotes.rounded`. */
export type Say = (key: string, params?: Params) => string

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

const roundingOf = ({ formula, sum }: FeeLine, say: Say): string => {
  const calculated = inCents(amountText(formula))
  return calculated === sum.amount
    ? say('quotes.unrounded')
    : say('quotes.rounded', { calculated, amount: writeMoney(sum) })
}

const exchangeOf = ({ rate, sum, standardAmount }: FeeLine, say: Say): string =>
  rate.from === rate.to
    ? say('quotes.unconverted', { currency: sum.currency })
    : say('quotes.converted', {
        from: rate.from,
        to: rate.to,
        rate: rate.value,
        date: rate.date,
        source: rate.source,
        amount: writeMoney(standardAmount),
      })

/** Explains a line from the same formula as its amount, so that both always agree. */
export function explainLine(line: FeeLine, say: Say): Explanation {
  const { mode, rule, params, tariff, formula, sum, taxPercent } = line
  return {
    rule: say(`tariff-${mode}.rules.${rule}`, params),
    tariff: say('quotes.tariff', { code: tariff.code, version: tariff.version }),
    inputs: inputsOf(formula).map(({ name, value }) => ({
      name: say(`tariff-${mode}.inputs.${name}`),
      value,
    })),
    formula: `${writeFormula(formula)} = ${writeMoney(sum)}`,
    rounding: roundingOf(line, say),
    exchange: exchangeOf(line, say),
    tax: taxPercent === '0' ? say('quotes.untaxed') : say('quotes.taxed', { percent: taxPercent }),
  }
}

export type ContingencyText = { readonly name: string; readonly trigger: string; readonly price: string }

/** Name, trigger and unit price of a contingent charge. */
export function explainContingentCharge(
  contingency: QuotedContingency,
  language: 'zh' | 'en',
  say: Say,
): ContingencyText {
  const { fee, trigger, params, unitPrice, unit, least, most, mode } = contingency
  const price = say('quotes.unitPrice', {
    amount: writeMoney(unitPrice),
    unit: say(`quotes.units.${unit}`),
  })
  const bounds = [
    ...(least ? [say('quotes.least', { amount: writeMoney(least) })] : []),
    ...(most ? [say('quotes.most', { amount: writeMoney(most) })] : []),
  ]
  return {
    name: feeItems[fee].name[language],
    trigger: say(`tariff-${mode}.triggers.${trigger}`, params),
    price: [price, ...bounds].join(say('quotes.comma')),
  }
}
