import { asHomePort } from '#domain/places/home-ports.ts'
import { isPort } from '#domain/places/port.ts'
import { goodsLength, maxWindowDays, queryLimits } from '#domain/quotes/limits.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import {
  queryFromSearchParams,
  queryToSearchParams,
  readSearchParams,
  searchParamsFromTexts,
} from '#domain/quotes/query/query-codec.ts'
import {
  defaultContainers,
  defaultWindow,
  notBefore,
  windowFrom,
} from '#domain/quotes/query/query-defaults.ts'
import { oceanFields } from '#domain/quotes/query/query-tables.ts'
import { cargoWeightProblem } from '#domain/quotes/query/typed-cargo.ts'
import { readCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { daysAfter, isCalendarDay } from '#domain/values/shanghai-day.ts'
import { containerRules, containersIn } from '#web/components/containers/containers.ts'
import {
  allRules,
  type FormValues,
  maxLength,
  optional,
  type Rule,
  type Rules,
  required,
} from '#web/components/forms/rules.ts'
import {
  cargoRules,
  countRule,
  dayRule,
  differsFromPol,
  measureRule,
  optionalCount,
  wholeYuanRule,
} from '#web/components/quotes/state/query-rules.ts'

const endOfWindow: Rule = (text, values) => {
  const [first = '', last] = [values.etdFrom?.trim(), text.trim()]
  if (!isCalendarDay(last)) return 'wrong-format'
  if (!isCalendarDay(first)) return undefined
  if (last < first) return 'inconsistent'
  return last > daysAfter(first, maxWindowDays) ? 'too-large' : undefined
}

/** Storage needs both the volume and the days. */
const togetherWith =
  (other: string, rule: Rule): Rule =>
  (text, values) =>
    text.trim() === '' && (values[other] ?? '').trim() === '' ? undefined : rule(text, values)

/** UN number and class are needed together. */
const neededWith =
  (other: string, rule: Rule): Rule =>
  (text, values) =>
    text.trim() === '' && values[other]?.trim() ? 'required' : rule(text, values)

/** No container may carry more than its type. */
const weightRule: Rule = (text, values) =>
  cargoWeightProblem(
    readCargo('cargoWeightKg', text) ?? '',
    containersIn(values).map(({ type }) => type),
  )

const rulesOfCargo: Rules = {
  temperatureC: optional(cargoRules.temperatureC),
  dimensionsCm: optional(cargoRules.dimensionsCm),
  cargoWeightKg: optional(allRules(cargoRules.cargoWeightKg, weightRule)),
  goods: optional(maxLength(goodsLength)),
  hsCode: optional(cargoRules.hsCode),
  unNumber: neededWith('dangerClass', optional(cargoRules.unNumber)),
  dangerClass: neededWith('unNumber', () => undefined),
}

/** In the order of the fields. */
export const oceanRules = (today: string): Rules => ({
  pol: required,
  pod: allRules(required, differsFromPol),
  etdFrom: dayRule(today),
  etdTo: allRules(required, endOfWindow),
  ...containerRules,
  billsOfLading: optionalCount(oceanFields.billsOfLading.limit),
  cargoValue: optional(wholeYuanRule),
  truckingDistrict: () => undefined,
  deliveryPlace: () => undefined,
  storageCbm: togetherWith('storageDays', measureRule),
  storageDays: togetherWith('storageCbm', countRule(queryLimits.addOnStorageDays)),
  ...rulesOfCargo,
})

/**
 * Add-ons with a checkbox; trucking is chosen by its district, delivery by its place, insurance by a cargo value, storage
 * by volume and days.
 */
export const checkboxAddOns = [
  'warehouse-loading',
  'export-customs',
  'certificate-of-origin',
  'import-clearance',
] as const

const customs: readonly string[] = ['export-customs', 'import-clearance']

function addOnTexts(values: FormValues): readonly string[] {
  const text = (name: string) => values[name]?.trim() ?? ''
  return [
    ...(text('truckingDistrict') ? [`trucking:${text('truckingDistrict')}`] : []),
    ...(text('deliveryPlace') ? [`delivery:${text('deliveryPlace')}`] : []),
    ...checkboxAddOns
      .filter((addOn) => values[addOn] === 'on')
      .map((addOn) => (customs.includes(addOn) ? `${addOn}:1` : addOn)),
    ...(text('storageCbm') && text('storageDays')
      ? [`storage:${text('storageCbm')}:${text('storageDays')}`]
      : []),
    ...(text('cargoValue') ? [`insurance:${text('cargoValue')}`] : []),
  ]
}

/** The fields of the form for what is prepaid or collect. */
export const paymentTermFields = [
  ['freightTerm', 'freight'],
  ['destinationTerm', 'destination'],
] as const

/** The URL of what the form holds, also from a port without our rates. */
export const oceanParams = (values: FormValues): URLSearchParams =>
  searchParamsFromTexts('ocean', {
    pol: values.pol,
    pod: values.pod,
    etdFrom: values.etdFrom,
    etdTo: values.etdTo,
    containers: oceanFields.containers.write(containersIn(values)),
    billsOfLading: values.billsOfLading,
    'paymentTerms.freight': values.freightTerm,
    'paymentTerms.destination': values.destinationTerm,
    addOns: addOnTexts(values),
    incoterm: values.incoterm,
    billType: values.billType,
    contractOnly: values.contractOnly,
    carrier: values.carrier,
    goods: values.goods,
    hsCode: values.hsCode,
    unNumber: values.unNumber,
    dangerClass: values.dangerClass,
    temperatureC: values.temperatureC,
    cargoWeightKg: values.cargoWeightKg,
    dimensionsCm: values.dimensionsCm,
    shipperOwned: values.shipperOwned,
  })

/** The query of a URL. A short link gets the defaults, and a window in the past starts today. */
export function oceanQueryFrom(params: URLSearchParams, today: string): QueryOf<'ocean'> | undefined {
  const { etdFrom, etdTo, containers } = oceanFields
  const complete = new URLSearchParams(params)
  const window = defaultWindow(today)
  if (!complete.has(etdFrom.key)) complete.set(etdFrom.key, window.etdFrom)
  if (!complete.has(etdTo.key)) complete.set(etdTo.key, window.etdTo)
  if (!complete.has(containers.key))
    for (const text of containers.write([defaultContainers])) complete.append(containers.key, text)
  const read = queryFromSearchParams('ocean', complete)
  if (!read.ok || !isPort(read.value.pod)) return undefined
  const from = notBefore(today, read.value.etdFrom)
  return { ...read.value, ...(read.value.etdTo < from ? windowFrom(from) : { etdFrom: from }) }
}

/** One URL for one query, so that a repeated search is listed once; what is no query stays as it was entered. */
export function oceanUrl(entered: URLSearchParams, today: string): URLSearchParams {
  const query = oceanQueryFrom(entered, today)
  return query ? queryToSearchParams(query) : entered
}

export const containersFrom = (params: URLSearchParams) =>
  oceanFields.containers.read(params.getAll(oceanFields.containers.key)) ?? []

/** A lane from a port that is no home port: it has no rate, but staff can quote it. */
export const isForeignOrigin = (params: URLSearchParams): boolean =>
  params.has(oceanFields.pod.key) &&
  isPort(params.get(oceanFields.pol.key) ?? '') &&
  asHomePort(params.get(oceanFields.pol.key)) === undefined

/** The fields of a URL that cannot be read, and the ports that do not exist. */
export function wrongInUrl(params: URLSearchParams): WrongFields {
  // A port of loading without our rates is not wrong: staff quote it.
  const { pol: _, ...wrong } = readSearchParams('ocean', params).wrong
  const isUnknown = (name: 'pol' | 'pod') =>
    params.has(oceanFields[name].key) && !isPort(params.get(name) ?? '')
  return {
    ...(isUnknown('pol') && { pol: 'unknown-value' }),
    ...(isUnknown('pod') && { pod: 'unknown-value' }),
    ...wrong,
  }
}

const addOnFields: Readonly<Record<string, string>> = {
  cbm: 'storageCbm',
  days: 'storageDays',
  cargoValue: 'cargoValue',
  district: 'truckingDistrict',
  place: 'deliveryPlace',
}

/** The field of the form for a path of the query: `addOns.0.cbm` is `storageCbm`. */
export const oceanFieldOf = (path: string): string | undefined =>
  path.startsWith('addOns.') ? addOnFields[path.split('.')[2] ?? ''] : undefined
