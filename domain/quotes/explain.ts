import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountText, inputsOf, writeFormula } from '#domain/tariffs/formula.ts'
import type { Params } from '#domain/values/refusal.ts'
import { writeMoney } from './explain-money.ts'
import type { FeeLine, QuotedContingency } from './fee-line.ts'

/** Says a sentence of `messages/` in the reader's language: `tariff-depot.rules.storage`, `quotes.rounded`. */
export type Say = (key: string, params?: Params) => string

export type Explanation = {
  /** What is charged and by which rule. */
  readonly rule: string
  /** Which tariff, in which version. */
  readonly tariff: string
  readonly inputs: readonly { readonly name: string; readonly value: string }[]
  /** In figures and signs, with what it comes to. */
  readonly formula: string
  readonly rounding: string
  readonly exchange: string
  readonly tax: string
}

/** With cents, even where there are none. */
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

/** A line in the reader's own words; the figures are those the amount was made from, so both cannot disagree. */
export function explainLine(line: FeeLine, say: Say): Explanation {
  const { service, rule, params, tariff, formula, sum, taxPercent } = line
  return {
    rule: say(`tariff-${service}.rules.${rule}`, params),
    tariff: say('quotes.tariff', { code: tariff.code, version: tariff.version }),
    inputs: inputsOf(formula).map(({ name, value }) => ({
      name: say(`tariff-${service}.inputs.${name}`),
      value,
    })),
    formula: `${writeFormula(formula)} = ${writeMoney(sum)}`,
    rounding: roundingOf(line, say),
    exchange: exchangeOf(line, say),
    tax: taxPercent === '0' ? say('quotes.untaxed') : say('quotes.taxed', { percent: taxPercent }),
  }
}

export type Announcement = { readonly name: string; readonly trigger: string; readonly price: string }

/** A later charge in the reader's own words: what it is, when it comes, what one of it costs. */
export function explainContingentCharge(
  contingency: QuotedContingency,
  language: 'zh' | 'en',
  say: Say,
): Announcement {
  const { fee, trigger, params, unitPrice, unit, least, most, service } = contingency
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
    trigger: say(`tariff-${service}.triggers.${trigger}`, params),
    price: [price, ...bounds].join(say('quotes.comma')),
  }
}
