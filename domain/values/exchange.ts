import { exact, exactText, readDecimal } from './exact-decimal.ts'
import { type Currency, isCurrency, type Money, money, roundMoney, times } from './money.ts'
import type { Quantity } from './quantity.ts'
import { type FieldProblem, invalidFields, ok, type Result, type WrongFields } from './refusal.ts'
import { isCalendarDay } from './shanghai-day.ts'

/** One unit of `from` is worth `value` of `to`; a fee line keeps all five. */
export type ExchangeRate = {
  readonly value: string
  /** The day it was quoted for, YYYY-MM-DD. */
  readonly date: string
  readonly source: string
  readonly from: Currency
  readonly to: Currency
}
type TypedRate = Readonly<Record<keyof ExchangeRate, string>>

/** Banks quote at most eight decimals; no currency of ours is worth a million of another. */
export const rateLimits = { decimals: 8, max: '1000000', source: 60 } as const

/** A table holds some weeks of all currencies; the matrix shows the last days. */
export const exchangeTableLimits = { rates: 500, days: 7 } as const

/** Our prices begin in this year, so no quote uses an older rate. */
export const firstExchangeDay = '2026-01-01'

/** A rate that differs by more than this from the latest of its currency is probably mistyped, so it is confirmed. */
export const jumpPercent = 5

export const isJump = (value: string, latest: string): boolean =>
  exact(value).dividedBy(latest).minus(1).abs().times(100).greaterThan(jumpPercent)

function valueProblem({ from, to }: Partial<TypedRate>, value: string): FieldProblem | undefined {
  if (value === '') return 'required'
  const typed = readDecimal(value)
  if (!typed || typed.decimals > rateLimits.decimals) return 'wrong-format'
  if (typed.value.lessThanOrEqualTo(0)) return 'too-small'
  if (typed.value.greaterThan(rateLimits.max)) return 'too-large'
  return from === to && !typed.value.equals(1) ? 'unknown-value' : undefined
}

function sourceProblem(source: string): FieldProblem | undefined {
  if (source.trim() === '') return 'required'
  return [...source].length > rateLimits.source ? 'too-long' : undefined
}

function currencyProblem(code: string): FieldProblem | undefined {
  if (code === '') return 'required'
  return isCurrency(code) ? undefined : 'unknown-value'
}

function dateProblem(date: string): FieldProblem | undefined {
  if (date === '') return 'required'
  return isCalendarDay(date) ? undefined : 'wrong-format'
}

/** Every wrong field of those that were typed. */
export function exchangeRateProblems(typed: Partial<TypedRate>): WrongFields {
  const { value, date, source, from, to } = typed
  const problems = {
    value: value === undefined ? undefined : valueProblem(typed, value),
    date: date === undefined ? undefined : dateProblem(date),
    source: source === undefined ? undefined : sourceProblem(source),
    from: from === undefined ? undefined : currencyProblem(from),
    to: to === undefined ? undefined : currencyProblem(to),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as WrongFields
}

/** A rate as staff type it, with every wrong field named. */
export function readExchangeRate(typed: TypedRate): Result<ExchangeRate> {
  const { value, date, source, from, to } = typed
  const wrong = exchangeRateProblems(typed)
  if (Object.keys(wrong).length > 0 || !isCurrency(from) || !isCurrency(to)) return invalidFields(wrong)
  return ok({ value: exactText(exact(value)), date, source: source.trim(), from, to })
}

/** A rate of our own data; an invalid one throws. */
export function exchangeRate(stated: ExchangeRate): ExchangeRate {
  const result = readExchangeRate(stated)
  if (!result.ok) throw new Error(`not an exchange rate: ${JSON.stringify(result.fields)}`)
  return result.value
}

function expectCurrency(sum: Money, currency: Currency, rate: ExchangeRate): void {
  if (sum.currency !== currency)
    throw new Error(`${sum.currency} does not convert at a rate from ${rate.from} to ${rate.to}`)
}

/** In the direction of the rate only; the sum is rounded before it meets the rate, and again after. */
export function convert(sum: Money, rate: ExchangeRate): Money {
  expectCurrency(sum, rate.from, rate)
  if (rate.from === rate.to && rate.value === '1') return roundMoney(sum)
  return roundMoney(money(times(roundMoney(sum), rate.value).amount, rate.to))
}

export type LineAmounts = { readonly sum: Money; readonly standardAmount: Money }

/** The money of one fee line, rounded as a whole line and then in the standard currency. */
export function lineAmounts(quantity: Quantity, unitPrice: Money, rate: ExchangeRate): LineAmounts {
  const sum = roundMoney(times(unitPrice, quantity.amount))
  return { sum, standardAmount: convert(sum, rate) }
}
