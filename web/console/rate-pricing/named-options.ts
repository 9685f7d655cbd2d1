import type { Bilingual } from '#domain/brands/brand.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { districtOf } from '#domain/places/district.ts'
import { portOf } from '#domain/places/port.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { NamedOption } from '#web/console/shared/option-combobox.tsx'
import { nameOfPlace, type OwnPlaces } from './place-names.ts'

const namedFields = [
  'carrier',
  'service',
  'port',
  'pol',
  'pod',
  'district',
  'pickUpPlace',
  'depot',
  'warehouse',
  'fee',
]

/** Fields whose choices are found by name, pinyin or code. */
export const isNamedField = (field: string): boolean => namedFields.includes(field)

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)

function nameOf(field: string, code: string, places: OwnPlaces): Bilingual | undefined {
  if (field === 'fee') return isFee(code) ? feeItems[code].name : undefined
  if (field === 'carrier') return carriers.find((carrier) => carrier.code === code)?.name
  return field === 'service' ? undefined : nameOfPlace(code, places)
}

/** A choice of a field; one without a name has its code. */
export const namedOption = (field: string, code: string, places: OwnPlaces): NamedOption => ({
  value: code,
  name: nameOf(field, code, places) ?? { zh: code, en: code },
  pinyin: portOf(code)?.pinyin ?? districtOf(code)?.pinyin,
})
