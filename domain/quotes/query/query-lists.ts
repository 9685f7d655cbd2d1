import {
  grossWeightLimit,
  isWithin,
  type Limit,
  queryLimits,
  wholeYuanPattern,
} from '#domain/quotes/limits.ts'
import type { AddOnQuery } from '#domain/tariffs/ocean/ocean-request.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { type ContainerCount, isContainerType } from '#domain/values/container-type.ts'
import { readCount, readMeasure } from './query-field.ts'

/** Every text is read, or the list is wrong: a query with a part left out would get another price. */
function readAll<T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | undefined {
  const values = texts.map((text) => read(text.trim())).filter((value) => value !== undefined)
  return values.length === texts.length ? values : undefined
}

const withLimit =
  <T>(read: (text: string) => T | undefined, limit: Limit) =>
  (texts: readonly string[]): T[] | undefined => {
    const values = readAll(texts, read)
    return values && isWithin(values.length, limit) ? values : undefined
  }

/** `40HQ*2`; a weight behind it does not count where the price does not depend on it. */
function readContainers(text: string): ContainerCount | undefined {
  const [type = '', amount] = text.split('*')
  const count = readCount(amount, queryLimits.containers)
  return isContainerType(type) && count !== undefined ? { type, count } : undefined
}

export type WeighedContainers = ContainerCount & { readonly grossWeightKg?: number }

/** `40HQ*2*19000`: the gross weight of each in kilograms. */
function readWeighedContainers(text: string): WeighedContainers | undefined {
  const containers = readContainers(text)
  const [, , weight = ''] = text.split('*')
  if (!containers || weight === '') return containers
  const grossWeightKg = readCount(weight, grossWeightLimit(containers.type))
  return grossWeightKg === undefined ? undefined : { ...containers, grossWeightKg }
}

const formatContainers = ({ type, count, grossWeightKg }: WeighedContainers): string =>
  [type, count, ...(grossWeightKg === undefined ? [] : [grossWeightKg])].join('*')

export const containers = (key: string) => ({
  key,
  limit: queryLimits.containerRows,
  read: withLimit(readContainers, queryLimits.containerRows),
  write: (rows: readonly ContainerCount[]) => rows.map(formatContainers),
})

export const weighedContainers = (key: string) => ({
  ...containers(key),
  read: withLimit(readWeighedContainers, queryLimits.containerRows),
  write: (rows: readonly WeighedContainers[]) => rows.map(formatContainers),
})

export const optionalContainers = (key: string) => {
  const limit = { ...queryLimits.containerRows, min: 0 }
  return { ...containers(key), limit, read: withLimit(readContainers, limit), default: [] }
}

export const plainAddOns = ['warehouse-loading', 'certificate-of-origin'] as const
export const customsAddOns = ['export-customs', 'import-clearance'] as const

const readPlace = (text: string): string | undefined => text.trim() || undefined

/** An add-on with the values that its price depends on: `storage:12.5:3`. */
function readAddOn(text: string): AddOnQuery | undefined {
  const [name = '', first = '', second] = text.split(':')
  const plain = plainAddOns.find((kind) => kind === name)
  if (plain) return { kind: plain }
  const place = readPlace(text.split(':').slice(1).join(':'))
  if (name === 'delivery') return { kind: name, ...(place !== undefined && { place }) }
  if (name === 'trucking')
    return { kind: name, ...(first && { district: first }), ...(second && { pickUpPlace: second }) }
  const customs = customsAddOns.find((kind) => kind === name)
  const declarations = readCount(first, queryLimits.declarations)
  if (customs) return declarations === undefined ? undefined : { kind: customs, declarations }
  const cbm = readMeasure(first)
  const days = readCount(second, queryLimits.addOnStorageDays)
  if (name === 'storage') return cbm && days ? { kind: name, cbm, days } : undefined
  if (name === 'insurance' && wholeYuanPattern.test(first)) return { kind: name, cargoValue: first }
  return undefined
}

function formatAddOn(addOn: AddOnQuery): string {
  switch (addOn.kind) {
    case 'export-customs':
    case 'import-clearance':
      return `${addOn.kind}:${addOn.declarations}`
    case 'storage':
      return `${addOn.kind}:${addOn.cbm}:${addOn.days}`
    case 'insurance':
      return `${addOn.kind}:${addOn.cargoValue}`
    case 'trucking':
      return joined(addOn.kind, addOn.district, addOn.district && addOn.pickUpPlace)
    case 'delivery':
      return joined(addOn.kind, addOn.place)
    case 'warehouse-loading':
    case 'certificate-of-origin':
      return addOn.kind
  }
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(':')

export const addOns = (key: string) => ({
  key,
  limit: queryLimits.addOns,
  default: [],
  read: withLimit(readAddOn, queryLimits.addOns),
  write: (values: readonly AddOnQuery[]) => values.map(formatAddOn),
})

export const valueAddedTypes = Object.keys(valueAddedFees) as [ValueAddedType, ...ValueAddedType[]]
type ValueAdded = Readonly<Partial<Record<ValueAddedType, string>>>

function readWork(text: string): readonly [ValueAddedType, string] | undefined {
  const [name = '', amount] = text.split(':')
  const type = valueAddedTypes.find((known) => known === name)
  const read = readMeasure(amount)
  return type && read ? [type, read] : undefined
}

/** Value-added services of a warehouse by how many pallets, pieces or hours: `labelling:300`. */
export const valueAdded = (key: string) => ({
  key,
  default: {},
  read: (texts: readonly string[]): ValueAdded | undefined => {
    const works = readAll(texts, readWork)
    // One amount of a service named twice would be left out.
    if (!works || new Set(works.map(([type]) => type)).size < works.length) return undefined
    return Object.fromEntries(works)
  },
  write: (works: ValueAdded) => Object.entries(works).map(([type, amount]) => `${type}:${amount}`),
})
