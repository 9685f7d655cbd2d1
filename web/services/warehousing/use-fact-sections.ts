import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseSheet } from '#contract/places.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { valuesOf } from '#web/services/search/filters.ts'
import { labelsFor } from '#web/services/shared/dictionary-labels.ts'
import type { Fact } from '#web/services/shared/fact-list.tsx'
import { type FactText, useFactTexts } from './use-fact-texts.ts'

/** A field, or a dictionary of which the warehouse has values. */
type Field = FactText | WarehouseDictionary

/**
 * Every field of a warehouse (spec §3) and every dictionary it has values of, by section. The city is part of
 * the address, partial lease is part of the building.
 */
export const sections = {
  building: [
    ...(['area', 'free', 'divisible', 'netHeight', 'groundBearing', 'load'] as const),
    ...(['floors', 'columnSpacing', 'buildingType', 'buildingStructure', 'groundType'] as const),
    ...(['temperatureType', 'highStandardFlag'] as const),
  ],
  work: [
    ...(['gates', 'platforms', 'platformType', 'racking', 'storageMode', 'crane'] as const),
    ...(['truckFlag', 'unloadType', 'workTime', 'weekFromTo', 'workCapacityUnit', 'workUnits'] as const),
    ...(['operating', 'pickUpPort'] as const),
  ],
  safety: [
    ...(['customs', 'warehouseQualification', 'fireRating', 'safetyLevel', 'fireEquipment'] as const),
    ...(['monitor', 'parkSecurity', 'parkFacility'] as const),
  ],
  use: [
    ...(['customers', 'categories', 'warehouseServiceType', 'valueAddedType'] as const),
    ...(['warehouseBusinessType', 'solution'] as const),
  ],
  price: ['quoteRule', 'taxFlag', 'cloudWarehouseFeeName', 'cloudWarehouseFeeUnit'],
} as const satisfies Record<string, readonly Field[]>

export type FactSection = { readonly key: keyof typeof sections; readonly facts: readonly Fact[] }

const isDictionary = (field: Field): field is WarehouseDictionary =>
  warehouseDictionaryCodes.some((code) => code === field)

export function useFactSections(sheet: WarehouseSheet, rows: RowsByCode): readonly FactSection[] {
  const { t } = useTranslation('places')
  const factTexts = useFactTexts(sheet)
  const factOf = (field: Field): Fact =>
    isDictionary(field)
      ? {
          key: field,
          name: t(`dictionaries.${field}`),
          value: labelsFor(rows, field, valuesOf(sheet, field)),
        }
      : { key: field, name: t(`facts.${field}`), value: factTexts[field] }
  const keys = Object.keys(sections) as FactSection['key'][]
  return keys.map((key) => {
    const fields: readonly Field[] = sections[key]
    return { key, facts: fields.map(factOf) }
  })
}
