import { type ExactDecimal, exact, exactText, readDecimal } from './exact-decimal.ts'
import { type FieldProblem, invalidFields, ok, type Result } from './refusal.ts'
import {
  compareSmall,
  divideSmall,
  formatSmall,
  plusSmall,
  readSmall,
  roundSmall,
  type SmallDecimal,
  timesSmall,
  withSmall,
} from './small-decimal.ts'

// ISO 4217: the decimals of each currency the trade bills in.
const minorDigits = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  HKD: 2,
  GBP: 2,
  SGD: 2,
  AUD: 2,
  AED: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  BHD: 3,
} as const
export type Currency = keyof typeof minorDigits

export const currencies = Object.keys(minorDigits) as readonly Currency[]

export const isCurrency = (code: string): code is Currency => Object.hasOwn(minorDigits, code)

/** Exact; the amount shows at least the currency's minor digits, so equal money is equal text. */
export type Money = { readonly amount: string; readonly currency: Currency }

const moneyOf = (value: ExactDecimal, currency: Currency): Money => ({
  amount: exactText(value, minorDigits[currency]),
  currency,
})

/** The same of a sum that is small enough, which nearly all are. */
const smallMoney = (value: SmallDecimal, currency: Currency): Money => ({
  amount: formatSmall(value, minorDigits[currency]),
  currency,
})

/** From text, or from a number as long as it is whole. */
export function money(amount: string | number, currency: Currency): Money {
  if (!isCurrency(currency)) throw new Error(`unknown currency: ${currency}`)
  const small = typeof amount === 'string' ? readSmall(amount) : undefined
  return small ? smallMoney(small, currency) : moneyOf(exact(amount), currency)
}

export const yuan = (amount: string | number): Money => money(amount, 'CNY')

function sameCurrency(one: Money, other: Money): Currency {
  if (one.currency !== other.currency) throw new Error(`${one.currency} does not mix with ${other.currency}`)
  return one.currency
}

export function add(one: Money, other: Money): Money {
  const currency = sameCurrency(one, other)
  const sum = withSmall(one.amount, other.amount, plusSmall)
  return sum ? smallMoney(sum, currency) : moneyOf(exact(one.amount).plus(exact(other.amount)), currency)
}

export const subtract = (one: Money, other: Money): Money =>
  moneyOf(exact(one.amount).minus(exact(other.amount)), sameCurrency(one, other))

/** Negative, zero or positive, as a sort wants it. */
export function compareMoney(one: Money, other: Money): number {
  sameCurrency(one, other)
  return (
    withSmall(one.amount, other.amount, compareSmall) ?? exact(one.amount).comparedTo(exact(other.amount))
  )
}

/** The same sum in the same currency. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && compareMoney(one, other) === 0

export const larger = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? other : one)

export const smaller = (one: Money, other: Money): Money => (compareMoney(one, other) > 0 ? other : one)

/** Not rounded: each rule rounds at its own step. */
export function times(price: Money, factor: string | number): Money {
  const product = typeof factor === 'string' ? withSmall(price.amount, factor, timesSmall) : undefined
  return product
    ? smallMoney(product, price.currency)
    : moneyOf(exact(price.amount).times(exact(factor)), price.currency)
}

/** Half up to the minor unit of the currency. */
export function roundMoney({ amount, currency }: Money): Money {
  const digits = minorDigits[currency]
  const small = readSmall(amount)
  return small
    ? smallMoney(roundSmall(small, digits), currency)
    : moneyOf(exact(amount).toDecimalPlaces(digits), currency)
}

/** Half up to the minor unit; a quotient has no exact text, so it is rounded at once. */
export function dividedBy(sum: Money, divisor: string): Money {
  const digits = minorDigits[sum.currency]
  const small = withSmall(sum.amount, divisor, (value, by) => divideSmall(value, by, digits))
  if (small) return smallMoney(small, sum.currency)
  const by = exact(divisor)
  if (by.isZero()) throw new Error('money divided by zero')
  return moneyOf(exact(sum.amount).dividedBy(by).toDecimalPlaces(digits), sum.currency)
}

export const isZero = (sum: Money): boolean => exact(sum.amount).isZero()

/** The currency is a parameter because an empty list has a sum too. */
export function sumMoney(sums: readonly Money[], currency: Currency): Money {
  let total: SmallDecimal | undefined = { parts: 0, decimals: 0 }
  for (const sum of sums) {
    const next: SmallDecimal | undefined = sum.currency === currency ? readSmall(sum.amount) : undefined
    total = total && next && plusSmall(total, next)
  }
  return total ? smallMoney(total, currency) : sums.reduce(add, money(0, currency))
}

/** A price as staff type it: at most a billion, and four decimals for small unit prices. */
export const priceLimits = { max: '1000000000', decimals: 4 } as const

function priceProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required'
  const typed = readDecimal(text)
  if (!typed || typed.decimals > priceLimits.decimals) return 'wrong-format'
  if (typed.isNegative) return 'too-small'
  return typed.value.greaterThan(priceLimits.max) ? 'too-large' : undefined
}

export function readPrice(text: string, currency: Currency, field = 'price'): Result<Money> {
  const problem = priceProblem(text)
  return problem ? invalidFields({ [field]: problem }) : ok(money(text, currency))
}

/** A sum that changes hands: above zero, with no more decimals than its currency has. */
export function readAmount(text: string, currency: Currency, field = 'amount'): Result<Money> {
  const amount = readPrice(text, currency, field)
  if (!amount.ok) return amount
  if ((readDecimal(text)?.decimals ?? 0) > minorDigits[currency])
    return invalidFields({ [field]: 'wrong-format' })
  return isZero(amount.value) ? invalidFields({ [field]: 'too-small' }) : amount
}
