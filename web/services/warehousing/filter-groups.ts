import type { FilterGroup } from '#web/services/search/filter-groups.ts'

/** Every warehouse dictionary (spec §3), grouped for the search. */
export const warehouseGroups: readonly FilterGroup[] = [
  { name: 'place', keys: ['cityList', 'overseasCityList', 'pickUpPort'] },
  {
    name: 'building',
    keys: [
      ...(['temperatureType', 'buildingType', 'highStandardFlag', 'buildingStructure'] as const),
      ...(['groundType', 'platformType', 'storageMode', 'yesNo'] as const),
    ],
  },
  {
    name: 'work',
    keys: ['truckFlag', 'unloadType', 'weekFromTo', 'operating', 'workCapacityUnit', 'workUnits'],
  },
  {
    name: 'services',
    keys: ['warehouseServiceType', 'warehouseBusinessType', 'valueAddedType', 'solution'],
  },
  {
    name: 'safety',
    keys: ['warehouseQualification', 'safetyLevel', 'fireEquipment', 'parkSecurity', 'parkFacility'],
  },
  { name: 'price', keys: ['quoteRule', 'taxFlag', 'cloudWarehouseFeeName', 'cloudWarehouseFeeUnit'] },
]
