import { mostWindowDays } from '#domain/quotes/query-problems.ts'
import { daysAfter, isCalendarDay } from '#domain/values/shanghai-day.ts'
import { containerRules, containersIn } from '#web/components/containers/containers.ts'
import { all, type Given, optional, type Rule, type Rules, required } from '#web/components/forms/rules.ts'
import { chosenPlace, placeIn } from '#web/components/quotes/place-rules.ts'
import { type QueryOf, readQuery, writeQuery } from '#web/components/quotes/query-url.ts'
import { asHomePort } from '#web/services/shared/home-ports.ts'
import { countIn, countRule, dayRule, measureRule } from '#web/services/shared/measures.ts'

export type OceanFormQuery = QueryOf<'ocean'>
type AddOnQuery = OceanFormQuery['services'][number]

// Ours: a box is fetched and loaded within three days; three weeks show what a lane has.
const usualWindow = { after: 3, days: 21 } as const
const billsOfLading = { least: 1, most: 50 } as const

export const usualDays = (today: string) => ({
  etdFrom: daysAfter(today, usualWindow.after),
  etdTo: daysAfter(today, usualWindow.after + usualWindow.days),
})

const elsewhere: Rule = (_, given) =>
  placeIn(given, 'pod') === placeIn(given, 'pol') ? 'same-as-before' : undefined

const lastDay: Rule = (text, given) => {
  const [first = '', last] = [given.etdFrom?.trim(), text.trim()]
  if (!isCalendarDay(last)) return 'wrong-format'
  if (!isCalendarDay(first)) return undefined
  if (last < first) return 'inconsistent'
  return last > daysAfter(first, mostWindowDays) ? 'too-large' : undefined
}

const cargoValue: Rule = (text) => (/^[1-9]\d{0,7}$/.test(text.trim()) ? undefined : 'wrong-format')

// As the contract takes a stay.
const storageDays = { least: 1, most: 366 } as const

/** Goods are stored so much for so long: one without the other is nothing. */
const withOther =
  (other: string, rule: Rule): Rule =>
  (text, given) =>
    text.trim() === '' && (given[other] ?? '').trim() === '' ? undefined : rule(text, given)

/** In the order of the fields. */
export const oceanRules = (today: string): Rules => ({
  pol: chosenPlace('pol'),
  pod: all(chosenPlace('pod'), elsewhere),
  etdFrom: dayRule(today),
  etdTo: all(required, lastDay),
  ...containerRules,
  billsOfLading: optional(countRule(billsOfLading)),
  cargoValue: optional(cargoValue),
  storageCbm: withOther('storageDays', measureRule),
  storageDays: withOther('storageCbm', countRule(storageDays)),
})

/** What can be ticked; insurance is asked for by naming the value, storage by naming how much for how long. */
export const tickedServices = [
  'trucking',
  'warehouse-loading',
  'export-customs',
  'delivery',
  'import-clearance',
] as const

const document = new Set<string>(['export-customs', 'import-clearance'])

const servicesIn = (given: Given): AddOnQuery[] => [
  ...tickedServices
    .filter((service) => given[service] === 'on')
    .map((service) => (document.has(service) ? { service, declarations: 1 } : { service }) as AddOnQuery),
  ...(given.storageCbm?.trim() && given.storageDays?.trim()
    ? [{ service: 'storage' as const, cbm: given.storageCbm.trim(), days: countIn(given.storageDays, 1) }]
    : []),
  ...(given.cargoValue ? [{ service: 'insurance' as const, cargoValue: given.cargoValue.trim() }] : []),
]

/** Equal types are one row, whatever they weigh. */
const containerCount = (given: Given) => containersIn(given).map(({ type, count }) => ({ type, count }))

/** The address of what a form asks for, also from a port that we have no rates from. */
export function addressOf(given: Given): URLSearchParams {
  const pol = placeIn(given, 'pol')
  const address = writeQuery({
    service: 'ocean',
    pol: asHomePort(pol) ?? 'CNSHA',
    pod: placeIn(given, 'pod'),
    etdFrom: (given.etdFrom ?? '').trim(),
    etdTo: (given.etdTo ?? '').trim(),
    containers: containerCount(given),
    billsOfLading: countIn(given.billsOfLading, 1),
    terms: { freight: 'prepaid', destination: 'collect' },
    services: servicesIn(given),
    contractOnly: given.contractOnly === 'on',
    ...(given.carrier && { carrier: given.carrier }),
  })
  address.set('pol', pol)
  return address
}

/** The wish of an address; what a short link leaves out is as usual, and a day that is past is today. */
export function queryAt(address: URLSearchParams, today: string): OceanFormQuery | undefined {
  const whole = new URLSearchParams(address)
  const { etdFrom, etdTo } = usualDays(today)
  if (!whole.has('from')) whole.set('from', etdFrom)
  if (!whole.has('to')) whole.set('to', etdTo)
  if (!whole.has('container')) whole.set('container', '40HQ*1')
  const query = readQuery('ocean', whole)
  if (!query) return undefined
  const from = query.etdFrom < today ? today : query.etdFrom
  return {
    ...query,
    etdFrom: from,
    etdTo: query.etdTo < from ? daysAfter(from, usualWindow.days) : query.etdTo,
  }
}

/** A lane from a port that is none of ours: there is no rate, but staff can be asked. */
export const isForeignOrigin = (address: URLSearchParams): boolean =>
  address.has('pod') && address.has('pol') && asHomePort(address.get('pol')) === undefined
