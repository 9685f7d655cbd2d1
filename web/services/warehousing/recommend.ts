import type { WarehouseCard } from '#contract/places.ts'
import { wordsOf } from '#web/services/finding/filters.ts'
import { findableWarehouse } from './places.ts'

/** What goods need, in the words of the dictionaries: any one of them is enough. */
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

const goesBy = (card: WarehouseCard, dictionary: string, words: readonly string[]) =>
  wordsOf(findableWarehouse(card), dictionary).some((word) => words.includes(word))

/** A store for dangerous goods takes nothing else. */
const isForDangerous = (card: WarehouseCard) => goesBy(card, 'buildingType', ['dangerous-goods-store'])

function fits(card: WarehouseCard, goods: string): boolean {
  const wanted = needs[goods]
  if (!wanted) return !isForDangerous(card)
  return Object.entries(wanted).some(([dictionary, words]) => goesBy(card, dictionary, words))
}

type Sought = { readonly city: string; readonly goods: string }

/** Those of the city, or of all, that take the goods; who has most room first. */
export const recommended = (
  cards: readonly WarehouseCard[],
  { city, goods }: Sought,
): readonly WarehouseCard[] =>
  cards
    .filter((card) => (city === '' || card.city === city) && fits(card, goods))
    .toSorted((one, other) => other.freeSquareMetres - one.freeSquareMetres)
