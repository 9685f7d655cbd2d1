import { servicePaths } from '#domain/brands/service-paths.ts'
import { findDistricts } from '#domain/places/find-districts.ts'
import { findPorts } from '#domain/places/find-ports.ts'
import { asHomePort } from '#domain/places/home-ports.ts'
import { isWithin, type Limit, queryLimits } from '#domain/quotes/limits.ts'
import { searchParamsFromTexts } from '#domain/quotes/query/query-codec.ts'
import { notBefore, windowFrom } from '#domain/quotes/query/query-defaults.ts'
import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import { plainNumber } from '#domain/values/plain-number.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Tab } from './tabs.ts'

export type QuoteProblem = {
  readonly name: 'place' | 'count' | `count${number}` | 'day' | 'days' | 'cbm' | 'tons'
  readonly problem: 'noPod' | 'noDistrict' | 'unknown' | 'several' | 'count' | 'day' | 'days' | 'cbm' | 'tons'
  readonly params?: Readonly<Record<string, string | number>>
}

/** The page that shows the price, or what is wrong in the form. */
export type QuotePage = { readonly path: string } | { readonly problems: readonly QuoteProblem[] }

type Values = Readonly<Record<string, string>>

const limits = {
  count: queryLimits.containers,
  days: { ...queryLimits.storageDays, min: 1 },
  // A home page quotes small consignments; the warehouse form itself accepts more.
  cbm: { min: 1, max: 500 },
} as const satisfies Readonly<Record<string, Limit>>

const isCount = (text: string, limit: Limit): boolean =>
  /^\d{1,7}$/.test(text) && isWithin(Number(text), limit)

function countProblem(name: keyof typeof limits, values: Values): QuoteProblem[] {
  const isFine = isCount(values[name]?.trim() ?? '', limits[name])
  return isFine ? [] : [{ name, problem: name, params: limits[name] }]
}

/** Without a day, or with one in the past, the price is for today. */
function dayIn({ day = '' }: Values): string {
  const today = shanghaiDay(new Date())
  return isCalendarDay(day) ? notBefore(today, day) : today
}

const dayProblem = ({ day = '' }: Values): QuoteProblem[] =>
  day === '' || isCalendarDay(day) ? [] : [{ name: 'day', problem: 'day' }]

/** Container types with their counts; the fields of the first row have no number. */
function rowsIn(values: Values) {
  const added = Object.keys(values).flatMap((name) => /^type(\d+)$/.exec(name)?.[1] ?? [])
  return ['', ...added].map((row) => ({
    name: `count${row}` as 'count' | `count${number}`,
    type: values[`type${row}`] ?? '',
    count: values[`count${row}`]?.trim() ?? '',
  }))
}

const rowProblems = (values: Values): QuoteProblem[] =>
  rowsIn(values)
    .filter(({ count }) => !isCount(count, limits.count))
    .map(({ name }) => ({ name, problem: 'count', params: limits.count }))

/** A type that was chosen twice is counted together. */
const containersIn = (values: Values): readonly string[] =>
  [...Map.groupBy(rowsIn(values), ({ type }) => type)].map(
    ([type, rows]) => `${type}*${rows.reduce((sum, { count }) => sum + Number(count), 0)}`,
  )

type Found = { readonly code: string } | { readonly problem: QuoteProblem }

/** The place that was picked; a text that fits one place alone names it too. */
function placeIn(
  { place = '', placeText = '' }: Values,
  find: (text: string) => readonly { readonly code: string }[],
  missing: 'noPod' | 'noDistrict',
): Found {
  const text = placeText.trim()
  if (place !== '') return { code: place }
  if (text === '') return { problem: { name: 'place', problem: missing } }
  const [first, second] = find(text)
  if (!first) return { problem: { name: 'place', problem: 'unknown', params: { text } } }
  return second ? { problem: { name: 'place', problem: 'several', params: { text } } } : first
}

function movedPage(values: Values, found: Found, pathTo: (code: string) => string): QuotePage {
  const place = 'problem' in found ? [found.problem] : []
  const problems = [...place, ...rowProblems(values), ...dayProblem(values)]
  return 'code' in found && problems.length === 0 ? { path: pathTo(found.code) } : { problems }
}

function oceanPage(values: Values): QuotePage {
  const found = placeIn(values, (text) => findPorts(text, { limit: 2, isWhole: true }), 'noPod')
  return movedPage(values, found, (pod) => {
    const texts = { pol: values.port, pod, containers: containersIn(values), ...windowFrom(dayIn(values)) }
    return `${servicePaths.oceanOffers}?${searchParamsFromTexts('ocean', texts)}`
  })
}

function truckingPage(values: Values): QuotePage {
  const port = asHomePort(values.port)
  const find = (text: string) => findDistricts(text, { ...(port && { port }), limit: 2 })
  return movedPage(values, placeIn(values, find, 'noDistrict'), (district) => {
    const texts = { port: values.port, district, containers: containersIn(values), day: dayIn(values) }
    return `${servicePaths.trucking}?${searchParamsFromTexts('trucking', texts)}`
  })
}

/** Laden 40-foot containers, each lifted in and out. */
function depotPage(values: Values): QuotePage {
  const problems = [...countProblem('count', values), ...countProblem('days', values)]
  if (problems.length > 0) return { problems }
  const { port, days, count } = values
  const texts = { port, days, containers: count, size: '40', kind: 'laden', lifts: String(2 * Number(count)) }
  return {
    path: `${servicePaths.depotOffers}?${searchParamsFromTexts('depot', { ...texts, day: dayIn(values) })}`,
  }
}

const { weightTons } = warehouseFields.cargo

/** Many tariffs charge by volume alone, so the weight may stay empty. */
function weightIn({ tons = '' }: Values) {
  const text = tons.trim()
  const isFine = text === '' || weightTons.read([text]) !== undefined
  const wrong: QuoteProblem[] = isFine ? [] : [{ name: 'tons', problem: 'tons' }]
  return { wrong, params: text === '' ? undefined : { [weightTons.key]: text } }
}

function warehousePage(values: Values): QuotePage {
  const { wrong, params } = weightIn(values)
  const problems = [...countProblem('cbm', values), ...countProblem('days', values), ...wrong]
  if (problems.length > 0) return { problems }
  const { port = '', cbm = '', days = '' } = values
  return { path: `${servicePaths.warehouses}?${new URLSearchParams({ port, cbm, days, ...params })}` }
}

const pages = {
  ocean: oceanPage,
  trucking: truckingPage,
  depot: depotPage,
  warehouse: warehousePage,
} as const satisfies Record<Tab, (values: Values) => QuotePage>

/** A combobox has two fields of one name: the text, and after it the code of what was picked. A text field has one. */
export function quotePage(tab: Tab, form: FormData): QuotePage {
  const values = Object.fromEntries([...form].map(([name, text]) => [name, plainNumber(String(text))]))
  const [placeText = '', place = ''] = form.getAll('place').map(String)
  return pages[tab]({ ...values, place, placeText })
}
