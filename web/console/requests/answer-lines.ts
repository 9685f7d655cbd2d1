import type { AdminRequest } from '#contract/requests.ts'
import type { StaffOfferLine } from '#contract/staff-offers.ts'
import type { Language } from '#domain/brands/brand.ts'
import { currencyOfCharge, mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { type ExchangeRates, lineGroups, standardCurrency } from '#domain/quotes/fee-line.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { staffOffer } from '#domain/quotes/requests/staff-offer.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import { amountDigits, largestDecimal } from '#domain/values/decimal-digits.ts'
import {
  type Currency,
  currencies,
  type Money,
  money,
  readPrice,
  roundMoney,
  sumMoney,
  times,
} from '#domain/values/money.ts'
import { decimalsOf, readQuantity } from '#domain/values/quantity.ts'
import type { Result } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { decimalRange, type NumberRange } from '#web/components/forms/number-range.ts'
import {
  allRules,
  type FormValues,
  maxLength,
  optional,
  type Rule,
  type Rules,
  required,
} from '#web/components/forms/rules.ts'

const feeCodes = Object.keys(feeItems) as readonly FeeCode[]

const feeLabel = (code: FeeCode, language: Language): string => `${feeItems[code].name[language]} ${code}`

/** A name that two charges share finds neither of them. */
const onlyOne = (codes: readonly FeeCode[]) => (codes.length === 1 ? codes[0] : undefined)

/** By code, by name in either language, or by both together. */
export function findFee(text: string): FeeCode | undefined {
  const wanted = text.trim().toLowerCase()
  const isCalled = (code: FeeCode, ...names: readonly string[]) =>
    [code, ...names].some((name) => name.toLowerCase() === wanted)
  const labelled = feeCodes.filter((code) => isCalled(code, feeLabel(code, 'zh'), feeLabel(code, 'en')))
  const named = feeCodes.filter((code) => isCalled(code, feeItems[code].name.zh, feeItems[code].name.en))
  return onlyOne(labelled) ?? onlyOne(named)
}

export const lineField = (at: number, name: keyof StaffOfferLine): string => `lines.${at}.${name}`

/** A line as it is typed: the charge may not be one yet. */
export type TypedLine = Omit<StaffOfferLine, 'fee'> & { readonly fee: string }

/** The lines of a form that was filled in before. */
export function linesIn(values: FormValues): readonly TypedLine[] {
  const textAt = (at: number, name: keyof StaffOfferLine) => values[lineField(at, name)] ?? ''
  const rows = Array.from({ length: mostLines }, (_, at) => at)
  return rows
    .filter((at) => lineField(at, 'quantity') in values)
    .map((at) => ({
      fee: textAt(at, 'fee'),
      group: lineGroups.find((group) => group === textAt(at, 'group')) ?? 'freight',
      unitPrice: textAt(at, 'unitPrice'),
      quantity: textAt(at, 'quantity'),
      currency: currencyIn(values, lineField(at, 'currency')),
      containerType: typeIn(values, at),
      unitCost: textAt(at, 'unitCost') || undefined,
    }))
}

/** Undefined where a charge is for all containers. */
function typeIn(values: FormValues, at: number): ContainerType | undefined {
  const text = values[lineField(at, 'containerType')] ?? ''
  return isContainerType(text) ? text : undefined
}

/** Undefined where the usual currency of the charge holds. */
export const currencyIn = (values: FormValues, name: string): Currency | undefined =>
  currencies.find((one) => one === values[name])

export const feeIn = (values: FormValues, name: string) => findFee(values[name] ?? '')

const feeOf = (values: FormValues, at: number) => feeIn(values, lineField(at, 'fee'))

export const feeRule: Rule = (text) =>
  text.trim() !== '' && !findFee(text) ? 'unknown-value' : required(text, {})

/** The decimals are those of the currency. */
export const priceRule =
  (names: { readonly fee: string; readonly currency: string }): Rule =>
  (text, values) => {
    const fee = feeIn(values, names.fee)
    const usual = fee ? feeItems[fee].currency : standardCurrency
    const result = readPrice(text.trim(), currencyIn(values, names.currency) ?? usual, 'price')
    return result.ok ? undefined : result.fields?.price
  }

const linePriceRule = (at: number): Rule =>
  priceRule({ fee: lineField(at, 'fee'), currency: lineField(at, 'currency') })

/** An offer without costs is sent too. */
const costRule = (at: number): Rule => optional(linePriceRule(at))

const quantityRule =
  (at: number): Rule =>
  (text, values) => {
    const fee = feeOf(values, at)
    const result = readQuantity(text.trim(), fee ? feeItems[fee].unit : 'CBM', 'quantity')
    return result.ok ? undefined : result.fields?.quantity
  }

/** The numbers that a field of a line takes. */
export function answerRange(name: string, values: FormValues): NumberRange | undefined {
  const [, at = '', field] = /^(?:lines|later)\.(\d+)\.(unitPrice|unitCost|quantity)$/.exec(name) ?? []
  if (field === 'unitPrice' || field === 'unitCost') return decimalRange(amountDigits)
  if (field !== 'quantity') return undefined
  const fee = feeOf(values, Number(at))
  const decimals = fee ? decimalsOf(feeItems[fee].unit) : 0
  const max = largestDecimal(amountDigits)
  return decimals === 0 ? { min: 1, max } : { min: 0, max, decimals }
}

const lastDay =
  (today: string): Rule =>
  (text) => {
    if (!isCalendarDay(text)) return 'wrong-format'
    return text < today ? 'too-small' : undefined
  }

/** The fields of each line, and those of the whole quote. */
export function answerRules(lines: number, today: string): Rules {
  const ofLines = Array.from({ length: lines }, (_, index) => [
    [lineField(index, 'fee'), feeRule],
    [lineField(index, 'unitPrice'), linePriceRule(index)],
    [lineField(index, 'unitCost'), costRule(index)],
    [lineField(index, 'quantity'), quantityRule(index)],
  ]).flat()
  return {
    ...Object.fromEntries(ofLines),
    validUntil: allRules(required, lastDay(today)),
    remark: allRules(required, maxLength(textLimits.reason)),
  }
}

/** A line of the form, if it is valid. */
function typedLine(values: FormValues, at: number): StaffOfferLine | undefined {
  const fee = feeOf(values, at)
  const group = lineGroups.find((one) => one === values[lineField(at, 'group')])
  const unitPrice = (values[lineField(at, 'unitPrice')] ?? '').trim()
  const quantity = (values[lineField(at, 'quantity')] ?? '').trim()
  if (!fee || !group || linePriceRule(at)(unitPrice, values) || quantityRule(at)(quantity, values))
    return undefined
  const currency = currencyIn(values, lineField(at, 'currency'))
  const cost = (values[lineField(at, 'unitCost')] ?? '').trim()
  const unitCost = cost === '' || costRule(at)(cost, values) ? undefined : cost
  return { fee, group, unitPrice, quantity, currency, containerType: typeIn(values, at), unitCost }
}

export const typedLines = (values: FormValues, lines: number): readonly StaffOfferLine[] =>
  Array.from({ length: lines }, (_, index) => typedLine(values, index)).filter((line) => line !== undefined)

/** Each line rounded as it is billed, and summed by currency: without an exchange rate. */
export function sumsByCurrency(lines: readonly StaffOfferLine[]): readonly Money[] {
  const sums = lines.map((line) =>
    roundMoney(times(money(line.unitPrice, currencyOfCharge(line)), line.quantity)),
  )
  const used: readonly Currency[] = [...new Set(sums.map(({ currency }) => currency))]
  return used.map((currency) =>
    sumMoney(
      sums.filter((sum) => sum.currency === currency),
      currency,
    ),
  )
}

type Calculated = { readonly today: string; readonly rates: ExchangeRates; readonly validUntil: string }

/** The totals by the rules of the server, from the same lines. */
export const calculate = (
  request: AdminRequest,
  charges: readonly StaffOfferLine[],
  { today, rates, validUntil }: Calculated,
): Result<Offer> =>
  staffOffer(
    { request: request.number, charges, containers: request.details.containers ?? [], validUntil },
    { quotedOn: today, exchangeRates: rates },
  )
