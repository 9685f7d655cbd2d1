import type { WarehouseCard } from '#contract/places.ts'
import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { wordsOf } from './filters.ts'

export const groupNames = ['place', 'building', 'work', 'services', 'safety', 'price'] as const
export type GroupName = (typeof groupNames)[number]

/** Every dictionary of warehouses, as people look for them. */
const dictionariesOf: Readonly<Record<GroupName, readonly WarehouseDictionary[]>> = {
  place: ['cityList', 'overseasCityList', 'pickUpPort'],
  building: [
    'temperatureType',
    'buildingType',
    'highStandardFlag',
    'buildingStructure',
    'groundType',
    'platformType',
    'storageMode',
    'yesNo',
  ],
  work: ['truckFlag', 'unloadType', 'weekFromTo', 'operating', 'workCapacityUnit', 'workUnits'],
  services: ['warehouseServiceType', 'warehouseBusinessType', 'valueAddedType', 'solution'],
  safety: ['warehouseQualification', 'safetyLevel', 'fireEquipment', 'parkSecurity', 'parkFacility'],
  price: ['quoteRule', 'taxFlag', 'cloudWarehouseFeeName', 'cloudWarehouseFeeUnit'],
}

export type FilterGroup = { readonly name: GroupName; readonly dictionaries: readonly WarehouseDictionary[] }

/** Only what some warehouse goes by: a word that finds nothing is no help. */
export const groupsFor = (cards: readonly WarehouseCard[]): readonly FilterGroup[] =>
  groupNames
    .map((name) => ({
      name,
      dictionaries: dictionariesOf[name].filter((dictionary) =>
        cards.some((card) => wordsOf(card, dictionary).length > 0),
      ),
    }))
    .filter(({ dictionaries }) => dictionaries.length > 0)
