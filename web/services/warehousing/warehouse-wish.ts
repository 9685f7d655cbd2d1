import type { WarehouseCard } from '#contract/places.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Given, Rule, Rules } from '#web/parts/forms/rules.ts'
import type { WishOf } from '#web/parts/quotes/wish-address.ts'
import {
  countIn,
  countRule,
  dayFrom,
  dayRule,
  measureRule,
  optionalCount,
  optionalMeasure,
} from '#web/services/frame/measures.ts'

export type WarehouseWish = WishOf<'warehouse'>

export const valueAddedTypes = Object.keys(valueAddedFees) as readonly ValueAddedType[]
export const handlings = ['receiving', 'handlingIn', 'handlingOut'] as const
export const boxWorks = ['stuffing', 'stripping'] as const
type BoxWork = (typeof boxWorks)[number]

const days = { least: 0, most: 366 } as const
const some = { least: 0, most: 100_000 } as const
const boxes = { least: 0, most: 500 } as const
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
  stuffingCount: optionalCount(boxes),
  strippingCount: optionalCount(boxes),
  ...Object.fromEntries(valueAddedTypes.map((type) => [type, optionalMeasure])),
})

const optionalNumber = <Name extends string>(name: Name, text: string | undefined) =>
  (text?.trim() ? { [name]: countIn(text) } : {}) as { readonly [N in Name]?: number }

function boxesIn(given: Given, work: BoxWork): WarehouseWish['stuffing'] {
  const type = given[`${work}Type`] ?? ''
  const count = countIn(given[`${work}Count`])
  return count > 0 && isContainerType(type) ? [{ type, count }] : []
}

/** From a form that keeps its rules. */
export function warehouseWishOf(given: Given, today: string, warehouses: readonly string[]): WarehouseWish {
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
    stuffing: boxesIn(given, 'stuffing'),
    stripping: boxesIn(given, 'stripping'),
    valueAdded: Object.fromEntries(added),
  }
}

const boxGiven = (work: BoxWork, [first]: WarehouseWish['stuffing']): Given =>
  first ? { [`${work}Type`]: first.type, [`${work}Count`]: String(first.count) } : {}

const tick = (isOn: boolean) => (isOn ? 'on' : '')

/** Whoever stores goods has them brought in, taken in and out, unless he says otherwise. */
const usual: Given = { receiving: 'on', handlingIn: 'on', handlingOut: 'on' }

/** What stands in the form when it was asked before. */
export function givenOf(wish: WarehouseWish | undefined): Given {
  if (!wish) return usual
  const { cargo } = wish
  return {
    volume: cargo.volumeCbm,
    weight: cargo.weightTons,
    pallets: cargo.pallets === undefined ? '' : String(cargo.pallets),
    pieces: cargo.pieces === undefined ? '' : String(cargo.pieces),
    area: cargo.areaSquareMetres ?? '',
    days: String(wish.storageDays),
    day: wish.day,
    receiving: tick(wish.receiving),
    handlingIn: tick(wish.handlingIn),
    handlingOut: tick(wish.handlingOut),
    ...boxGiven('stuffing', wish.stuffing),
    ...boxGiven('stripping', wish.stripping),
    ...wish.valueAdded,
  }
}
