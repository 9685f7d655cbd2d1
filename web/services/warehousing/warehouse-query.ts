import type { WarehouseCard } from '#contract/places.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Given, Rule, Rules } from '#web/components/forms/rules.ts'
import type { QueryOf } from '#web/components/quotes/query-url.ts'
import {
  countIn,
  countRule,
  dayFrom,
  dayRule,
  measureRule,
  optionalCount,
  optionalMeasure,
} from '#web/services/shared/measures.ts'

export type WarehouseFormQuery = QueryOf<'warehouse'>

export const valueAddedTypes = Object.keys(valueAddedFees) as readonly ValueAddedType[]
export const handlings = ['receiving', 'handlingIn', 'handlingOut'] as const
export const containerWorks = ['stuffing', 'stripping'] as const
type ContainerWork = (typeof containerWorks)[number]

const days = { least: 0, most: 366 } as const
const some = { least: 0, most: 100_000 } as const
const containers = { least: 0, most: 500 } as const
/** As many as a wish may name. */
const mostWarehouses = 20

/** What a warehouse has to be told beside volume and weight, by the first rule it says it quotes by. */
const measures = { 'by-pallet': 'pallets', 'by-piece': 'pieces', 'by-area': 'area' } as const
export type Measure = (typeof measures)[keyof typeof measures]

export function neededBy({ listed }: Pick<WarehouseCard, 'listed'>): Measure | undefined {
  const [rule = ''] = listed.quoteRule ?? []
  return Object.hasOwn(measures, rule) ? measures[rule as keyof typeof measures] : undefined
}

const ruleOf = (measure: Measure): Rule =>
  measure === 'area' ? measureRule : countRule({ ...some, least: 1 })

export const warehouseRules = (today: string, needed?: Measure): Rules => ({
  volume: measureRule,
  weight: measureRule,
  pallets: optionalCount(some),
  area: optionalMeasure,
  days: countRule(days),
  day: dayRule(today),
  pieces: optionalCount(some),
  ...(needed && { [needed]: ruleOf(needed) }),
  stuffingCount: optionalCount(containers),
  strippingCount: optionalCount(containers),
  ...Object.fromEntries(valueAddedTypes.map((type) => [type, optionalMeasure])),
})

const optionalNumber = <Name extends string>(name: Name, text: string | undefined) =>
  (text?.trim() ? { [name]: countIn(text) } : {}) as { readonly [N in Name]?: number }

function containerCount(given: Given, work: ContainerWork): WarehouseFormQuery['stuffing'] {
  const type = given[`${work}Type`] ?? ''
  const count = countIn(given[`${work}Count`])
  return count > 0 && isContainerType(type) ? [{ type, count }] : []
}

/** From a form that keeps its rules. */
export function warehouseQueryOf(
  given: Given,
  today: string,
  warehouses: readonly string[],
): WarehouseFormQuery {
  const text = (name: string) => given[name]?.trim() ?? ''
  const added = valueAddedTypes.flatMap((type) => (text(type) === '' ? [] : [[type, text(type)] as const]))
  return {
    service: 'warehouse',
    warehouses: warehouses.slice(0, mostWarehouses),
    day: dayFrom(given.day, today),
    cargo: {
      volumeCbm: text('volume'),
      weightTons: text('weight'),
      ...optionalNumber('pallets', given.pallets),
      ...optionalNumber('pieces', given.pieces),
      ...(text('area') !== '' && { areaSquareMetres: text('area') }),
    },
    storageDays: countIn(given.days),
    receiving: given.receiving === 'on',
    handlingIn: given.handlingIn === 'on',
    handlingOut: given.handlingOut === 'on',
    stuffing: containerCount(given, 'stuffing'),
    stripping: containerCount(given, 'stripping'),
    valueAdded: Object.fromEntries(added),
  }
}

const containerGiven = (work: ContainerWork, [first]: WarehouseFormQuery['stuffing']): Given =>
  first ? { [`${work}Type`]: first.type, [`${work}Count`]: String(first.count) } : {}

const checkbox = (isOn: boolean) => (isOn ? 'on' : '')

/** Whoever stores goods has them brought in, taken in and out, unless he says otherwise. */
const usual: Given = { receiving: 'on', handlingIn: 'on', handlingOut: 'on' }

/** What stands in the form when it was asked before. */
export function givenOf(query: WarehouseFormQuery | undefined): Given {
  if (!query) return usual
  const { cargo } = query
  return {
    volume: cargo.volumeCbm,
    weight: cargo.weightTons,
    pallets: cargo.pallets === undefined ? '' : String(cargo.pallets),
    pieces: cargo.pieces === undefined ? '' : String(cargo.pieces),
    area: cargo.areaSquareMetres ?? '',
    days: String(query.storageDays),
    day: query.day,
    receiving: checkbox(query.receiving),
    handlingIn: checkbox(query.handlingIn),
    handlingOut: checkbox(query.handlingOut),
    ...containerGiven('stuffing', query.stuffing),
    ...containerGiven('stripping', query.stripping),
    ...query.valueAdded,
  }
}
