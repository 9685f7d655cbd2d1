import type { WarehouseCard } from '#contract/places.ts'
import { valuesOf } from '#web/services/search/filters.ts'
import { searchableWarehouse } from './places.ts'

/** The dictionary values that a kind of goods needs; one of them is enough. */
const needs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dangerous: {
    buildingType: ['dangerous-goods-store'],
    warehouseServiceType: ['dangerous-storage'],
    warehouseQualification: ['dangerous-chemicals'],
  },
  reefer: {
    temperatureType: ['chilled', 'frozen', 'deep-frozen', 'multi-temperature'],
    warehouseServiceType: ['cold-storage'],
  },
  food: { warehouseQualification: ['food'], solution: ['food-cold-chain'] },
  'e-commerce': {
    warehouseBusinessType: ['cross-border-e-commerce', 'cloud-warehouse'],
    warehouseQualification: ['cross-border-e-commerce'],
    warehouseServiceType: ['fulfilment'],
  },
}

const hasValue = (card: WarehouseCard, dictionary: string, words: readonly string[]) =>
  valuesOf(searchableWarehouse(card), dictionary).some((word) => words.includes(word))

/** A dangerous goods warehouse takes nothing else. */
const isForDangerous = (card: WarehouseCard) => hasValue(card, 'buildingType', ['dangerous-goods-store'])

function fits(card: WarehouseCard, goods: string): boolean {
  const wanted = needs[goods]
  if (!wanted) return !isForDangerous(card)
  return Object.entries(wanted).some(([dictionary, words]) => hasValue(card, dictionary, words))
}

type Criteria = { readonly city: string; readonly goods: string }

/** The warehouses of the city, or of all cities, that take the goods; the most free space first. */
export const recommended = (
  cards: readonly WarehouseCard[],
  { city, goods }: Criteria,
): readonly WarehouseCard[] =>
  cards
    .filter((card) => (city === '' || card.city === city) && fits(card, goods))
    .toSorted((one, other) => other.freeSquareMetres - one.freeSquareMetres)
