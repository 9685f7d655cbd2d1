import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { exchangeRateProblems, firstExchangeDay } from '#domain/values/exchange.ts'
import { type Currency, currencies, isCurrency } from '#domain/values/money.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { currencyNames, middleRateHeadings } from './currency-names.data.ts'

export type TableRate = {
  /** Its place in the table, as in a spreadsheet: `B3`. */
  readonly cell: string
  readonly from: Currency
  readonly date: string
  readonly value: string
  /** The table states it for 100 units. */
  readonly isPerHundred: boolean
}
export const cellProblems = ['wrong-date', 'future-date', 'early-date', 'wrong-value', 'repeated'] as const
type CellProblem = (typeof cellProblems)[number]
export type WrongCell = { readonly cell: string; readonly problem: CellProblem; readonly text: string }

export type ExchangeTable = {
  readonly rates: readonly TableRate[]
  readonly wrong: readonly WrongCell[]
  /** Names of currencies that no price uses. */
  readonly ignored: readonly string[]
}

type Known = {
  /** For rates without a date in the table. */
  readonly day: string
  readonly today: string
  readonly latest: Readonly<Partial<Record<Currency, string>>>
}

type Cell = { readonly text: string; readonly at: string }
type Row = readonly Cell[]

const columnLetter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + Math.min(index, 25))

/** Cells of a spreadsheet are separated by tabs, those of plain text by spaces or semicolons. */
function cellsOf(line: string, row: number): Row {
  const texts = line.includes('\t') ? line.split('\t') : line.trim().split(/\s{2,}|\s*[;|]\s*|\s(?=[\d.])/)
  return texts.map((text, index) => ({ text: plainTyped(text), at: `${columnLetter(index)}${row + 1}` }))
}

function currencyIn(text: string): Currency | undefined {
  const code = /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0]
  if (code && isCurrency(code)) return code
  const name = text.toLowerCase().replace(/^100\s*/, '')
  return currencies.find((one) => currencyNames[one].includes(name))
}

/** Year first, whatever separates the parts; a time may follow. */
const datePattern = /^(\d{4})\D(\d{1,2})\D(\d{1,2})(?:\D.*)?$/

/** Undefined for a text that is no date; the text itself for one of no day. */
function dateIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = datePattern.exec(text) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const valueIn = (text: string) => (grouped.test(text) ? text.replaceAll(',', '') : text)
const looksLikeNumber = (text: string) => /^[\d.,]+$/.test(text)

/** What stands in a table: a value with its currency and, where the table has one, its date. */
type Found = { readonly value: Cell; readonly from: Currency; readonly date: Cell | undefined }

/** Dates across and currencies down, or the other way round. */
function readMatrix(head: Row, rows: readonly Row[]): readonly Found[] {
  return rows.flatMap((row) => {
    const [first, ...values] = row
    if (!first) return []
    return values.flatMap((value, index): Found[] => {
      const heading = head[index + 1]
      if (!heading || value.text === '') return []
      const from = currencyIn(first.text) ?? currencyIn(heading.text)
      const date = dateIn(heading.text) ? heading : first
      return from ? [{ value, from, date }] : []
    })
  })
}

/** The column that counts, of a table with headings. */
const middleColumn = (head: Row | undefined) =>
  head?.findIndex(({ text }) => middleRateHeadings.some((name) => text.toLowerCase().includes(name))) ?? -1

/** One rate in each line. */
function readLines(rows: readonly Row[], head: Row | undefined): readonly Found[] {
  const column = middleColumn(head)
  const headed = head?.find(({ text }) => dateIn(text))
  return rows.flatMap((row): Found[] => {
    const named = row.find(({ text }) => currencyIn(text))
    const from = named && currencyIn(named.text)
    if (!from) return []
    const others = row.filter((cell) => cell !== named && cell.text !== '')
    const date = others.find(({ text }) => dateIn(text)) ?? headed
    const rest = others.filter((cell) => cell !== date)
    const value = row[column] ?? rest.find(({ text }) => looksLikeNumber(text)) ?? rest[0]
    return value ? [{ value, from, date }] : []
  })
}

function dateProblem(date: string, today: string): CellProblem | undefined {
  if (!isCalendarDay(date)) return 'wrong-date'
  if (date > today) return 'future-date'
  return date < firstExchangeDay ? 'early-date' : undefined
}

/** Banks state some rates for 100 units; about a hundred times the latest rate is no change of a price. */
function perUnit(value: string, latest: string | undefined) {
  const isPerHundred = latest !== undefined && exact(value).dividedBy(latest).minus(100).abs().lessThan(50)
  return {
    value: isPerHundred ? exactText(exact(value).dividedBy(100)) : exactText(exact(value)),
    isPerHundred,
  }
}

function check(
  { value: cell, from, date: dated }: Found,
  { day, today, latest }: Known,
): TableRate | WrongCell {
  const date = dated ? (dateIn(dated.text) ?? dated.text) : day
  const wrongDate = dateProblem(date, today)
  if (wrongDate) return { cell: dated?.at ?? cell.at, problem: wrongDate, text: dated?.text ?? date }
  const value = valueIn(cell.text)
  if (exchangeRateProblems({ value, from, to: 'CNY' }).value)
    return { cell: cell.at, problem: 'wrong-value', text: cell.text }
  return { cell: cell.at, from, date, ...perUnit(value, latest[from]) }
}

const isWrong = (result: TableRate | WrongCell): result is WrongCell => 'problem' in result

/** A name beside a number, in a line where a currency was expected. */
const unknownNames = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const name = row[0]?.text ?? ''
    const hasNumber = row.some(({ text }) => looksLikeNumber(text))
    return hasNumber && !currencyIn(name) && !dateIn(name) && !looksLikeNumber(name) && name !== ''
      ? [name]
      : []
  })

const isRate = ({ text }: Cell) => looksLikeNumber(text) && !dateIn(text)

/** A line that begins with a currency or has a rate is no heading. */
const isHeading = (row: Row) => !currencyIn(row[0]?.text ?? '') && !row.some(isRate)

function find([first, ...below]: readonly Row[]): readonly Found[] {
  if (!first) return []
  if (!isHeading(first)) return readLines([first, ...below], undefined)
  const isMatrix = first.slice(1).some(({ text }) => dateIn(text) || currencyIn(text))
  return isMatrix ? readMatrix(first, below) : readLines(below, first)
}

/** Rates as they are copied from a spreadsheet or the page of a bank; every wrong cell is named. */
export function readExchangeTable(text: string, known: Known): ExchangeTable {
  const rows = text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((row) => row.some((cell) => cell.text !== ''))
  const results = find(rows)
    .filter(({ from }) => from !== 'CNY')
    .map((found) => check(found, known))
  const seen = new Set<string>()
  const checked = results.map((result) => {
    if (isWrong(result)) return result
    const key = `${result.from} ${result.date}`
    if (seen.has(key)) return { cell: result.cell, problem: 'repeated', text: key } as const
    seen.add(key)
    return result
  })
  return {
    rates: checked.filter((result): result is TableRate => !isWrong(result)),
    wrong: checked.filter(isWrong),
    ignored: [...new Set(unknownNames(rows))],
  }
}
