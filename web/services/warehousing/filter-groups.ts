import type { FilterGroup } from '#web/services/finding/filter-groups.ts'

/** Every dictionary of warehouses (spec §3), as people look for them. */
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
