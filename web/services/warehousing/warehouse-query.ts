import type { WarehouseCard } from '#contract/places.ts'
import { queryLimits } from '#domain/quotes/limits.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { searchParamsFromTexts, textsOfQuery } from '#domain/quotes/query/query-codec.ts'
import { valueAddedTypes } from '#domain/quotes/query/query-lists.ts'
import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import { valueAddedLimit, valueAddedProblem } from '#domain/quotes/query/value-added-problem.ts'
import { type ContainerWork, containerWorks } from '#domain/rates/on-request.ts'
import type { ValueAddedType } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import {
  allRules,
  type FormValues,
  optional,
  type Rule,
  type Rules,
  withRange,
} from '#web/components/forms/rules.ts'
import {
  countIn,
  countRule,
  dayRule,
  measureRule,
  optionalCount,
  optionalMeasure,
} from '#web/components/quotes/state/query-rules.ts'

export const handlings = ['receiving', 'handlingIn', 'handlingOut'] as const

/** The measure that a warehouse needs beside volume and weight, by the first rule it quotes by. */
const measures = { 'by-pallet': 'pallets', 'by-piece': 'pieces', 'by-area': 'area' } as const
export type Measure = (typeof measures)[keyof typeof measures]

export function neededBy({ listed }: Pick<WarehouseCard, 'listed'>): Measure | undefined {
  const [rule = ''] = listed.quoteRule ?? []
  return Object.hasOwn(measures, rule) ? measures[rule as keyof typeof measures] : undefined
}

const { pallets, pieces } = warehouseFields.cargo

const neededRules: Readonly<Record<Measure, Rule>> = {
  pallets: countRule({ ...pallets.limit, min: 1 }),
  pieces: countRule({ ...pieces.limit, min: 1 }),
  area: measureRule,
}

const workRule = (type: ValueAddedType): Rule =>
  withRange(
    allRules(
      optionalMeasure,
      optional((text) => valueAddedProblem(type, text.trim())),
    ),
    () => valueAddedLimit(type),
  )

const workCount = optionalCount({ ...queryLimits.containers, min: 0 })

export const warehouseRules = (today: string, needed?: Measure): Rules => ({
  volume: measureRule,
  weight: measureRule,
  pallets: optionalCount(pallets.limit),
  area: optionalMeasure,
  days: countRule(warehouseFields.storageDays.limit),
  day: dayRule(today),
  pieces: optionalCount(pieces.limit),
  ...(needed && { [needed]: neededRules[needed] }),
  stuffingCount: workCount,
  strippingCount: workCount,
  ...Object.fromEntries(valueAddedTypes.map((type) => [type, workRule(type)])),
})

const containerText = (values: FormValues, work: ContainerWork): string =>
  values[`${work}Type`] && countIn(values[`${work}Count`]) > 0
    ? `${values[`${work}Type`]}*${countIn(values[`${work}Count`])}`
    : ''

export const warehouseParams = (values: FormValues, warehouses: readonly string[]): URLSearchParams =>
  searchParamsFromTexts('warehouse', {
    warehouses: warehouses.slice(0, queryLimits.warehouses.max),
    day: values.day,
    'cargo.volumeCbm': values.volume,
    'cargo.weightTons': values.weight,
    'cargo.pallets': values.pallets,
    'cargo.pieces': values.pieces,
    'cargo.areaSquareMetres': values.area,
    storageDays: values.days,
    receiving: values.receiving,
    handlingIn: values.handlingIn,
    handlingOut: values.handlingOut,
    stuffing: containerText(values, 'stuffing'),
    stripping: containerText(values, 'stripping'),
    valueAdded: valueAddedTypes.flatMap((type) =>
      values[type]?.trim() ? [`${type}:${values[type].trim()}`] : [],
    ),
  })

const fieldsByPath: Readonly<Record<string, string>> = {
  'cargo.volumeCbm': 'volume',
  'cargo.weightTons': 'weight',
  'cargo.pallets': 'pallets',
  'cargo.pieces': 'pieces',
  'cargo.areaSquareMetres': 'area',
  storageDays: 'days',
}

/** The field of the form for a path of the query. */
export const warehouseFieldOf = (path: string): string | undefined => {
  const [list = '', type] = path.split('.')
  const work = containerWorks.find((one) => one === list)
  if (work) return `${work}Count`
  return list === 'valueAdded' ? type : fieldsByPath[path]
}

const containerValues = (work: ContainerWork, [first]: QueryOf<'warehouse'>['stuffing']): FormValues =>
  first ? { [`${work}Type`]: first.type, [`${work}Count`]: String(first.count) } : {}

/** Goods are usually received and handled in and out. */
const defaultValues: FormValues = { receiving: 'on', handlingIn: 'on', handlingOut: 'on' }

/** The values of the form for a query. */
export function warehouseFormValues(query: QueryOf<'warehouse'> | undefined): FormValues {
  if (!query) return defaultValues
  const texts = textsOfQuery(query)
  return {
    volume: texts['cargo.volumeCbm'],
    weight: texts['cargo.weightTons'],
    pallets: texts['cargo.pallets'],
    pieces: texts['cargo.pieces'],
    area: texts['cargo.areaSquareMetres'],
    days: String(query.storageDays),
    day: texts.day,
    receiving: texts.receiving,
    handlingIn: texts.handlingIn,
    handlingOut: texts.handlingOut,
    ...containerValues('stuffing', query.stuffing),
    ...containerValues('stripping', query.stripping),
    ...query.valueAdded,
  }
}
