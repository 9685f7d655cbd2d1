import { exact, exactText, readDecimal } from '#domain/values/exact-decimal.ts'
import { exchangeRateProblems, firstExchangeDay, rateLimits } from '#domain/values/exchange.ts'
import { type Currency, currencies, isCurrency } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { ExchangeTable, TableRate, WrongCell } from './read-exchange-table.ts'

/** Central parity rates of the yuan as they are published: `USD/CNY`, `100JPY/CNY`, `CNY/AED`. */
export type PublishedRates = {
  /** A day, or a day and a time: `2026-11-19 9:15`. */
  readonly lastDate: string
  readonly records: readonly { readonly pair: string; readonly price: string }[]
}

export type CentralParity = ExchangeTable & {
  readonly date: string
  /** Currencies of ours that are not published. */
  readonly missing: readonly Currency[]
}

const dateAndTime = /^(\d{4}-\d{2}-\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/
const pairPattern = /^(1|10{1,4})?([A-Z]{3})\/([A-Z]{3})$/

type Quotation = {
  readonly pair: string
  readonly price: string
  readonly units: number
  readonly foreign: string
  /** In yuan; otherwise in the foreign currency for yuan. */
  readonly isInYuan: boolean
}

/** Undefined for anything but a price of one currency in another, one of them the yuan. */
function quotationIn({ pair, price }: PublishedRates['records'][number]): Quotation | undefined {
  const [, units = '1', base, counter] = pairPattern.exec(pair) ?? []
  if (!base || !counter || !readDecimal(price)) return undefined
  const [isInYuan, isForYuan] = [counter === 'CNY', base === 'CNY']
  if (isInYuan === isForYuan) return undefined
  return { pair, price, units: Number(units), foreign: isInYuan ? base : counter, isInYuan }
}

/** Of one unit in yuan. A quotation the other way round is turned, and rounded to the decimals that a rate may have. */
function perUnit({ price, units, isInYuan }: Quotation): string {
  if (isInYuan) return exactText(exact(price).dividedBy(units))
  return exactText(exact(units).dividedBy(price).toDecimalPlaces(rateLimits.decimals))
}

type Read = TableRate | WrongCell

function rateOf(quotation: Quotation, from: Currency, date: string): Read {
  const { pair, price, units, isInYuan } = quotation
  const isPositive = exact(price).greaterThan(0)
  const value = isPositive ? perUnit(quotation) : price
  if (!isPositive || exchangeRateProblems({ value, from, to: 'CNY' }).value)
    return { cell: pair, problem: 'wrong-value', text: price }
  return { cell: `${pair} ${price}`, from, date, value, isPerHundred: isInYuan && units === 100 }
}

const isWrong = (read: Read): read is WrongCell => 'problem' in read

/** Ours, each once. */
function readOurs(quotations: readonly Quotation[], date: string): readonly Read[] {
  const seen = new Set<string>()
  return quotations.flatMap((quotation): Read[] => {
    const { foreign, pair } = quotation
    if (!isCurrency(foreign)) return []
    if (seen.has(foreign)) return [{ cell: pair, problem: 'repeated', text: pair }]
    seen.add(foreign)
    return [rateOf(quotation, foreign, date)]
  })
}

/** Read strictly: a document with one part that is no central parity rate is refused as a whole. */
export function readCentralParity(published: PublishedRates, today: string): Result<CentralParity> {
  const date = dateAndTime.exec(published.lastDate)?.[1] ?? ''
  const quotations = published.records.map(quotationIn).filter((one) => one !== undefined)
  if (!isCalendarDay(date) || quotations.length < published.records.length)
    return refusal('exchange-source-unreadable')
  if (date > today || date < firstExchangeDay) return refusal('exchange-source-date', { date })
  const read = readOurs(quotations, date)
  if (read.length === 0) return refusal('exchange-source-unreadable')
  const named = new Set(quotations.map(({ foreign }) => foreign))
  return ok({
    date,
    rates: read.filter((one): one is TableRate => !isWrong(one)),
    wrong: read.filter(isWrong),
    ignored: [...named].filter((code) => !isCurrency(code)),
    missing: currencies.filter((code) => code !== 'CNY' && !named.has(code)),
  })
}
