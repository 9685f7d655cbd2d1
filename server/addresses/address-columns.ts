import {
  type AddressField,
  type AddressKind,
  addressFields,
  addressKinds,
} from '#domain/addresses/address-entry.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { countryCodes } from '#domain/places/countries.data.ts'
import { districtNamesWithCity, plainDistrictNames } from '#domain/places/district-names.ts'
import { districts } from '#domain/places/districts.data.ts'
import { regionName } from '#domain/places/region-name.ts'
import { messages } from '#messages/messages.ts'
import { plainHeader } from '#server/platform/sheets/plain-header.ts'

/** The columns of a sheet, in their order. */
export const sheetColumns = ['kind', ...addressFields] as const
export type SheetColumn = (typeof sheetColumns)[number]

export const columnWidths: Readonly<Record<SheetColumn, number>> = {
  kind: 14,
  label: 18,
  name: 34,
  country: 18,
  district: 18,
  address: 44,
  contact: 20,
  mobile: 18,
  telephone: 18,
  email: 26,
  taxNumber: 24,
}

export const textsIn = (language: Language) => messages[language].addresses
export const headerOf = (column: SheetColumn, language: Language): string => textsIn(language).fields[column]
export const kindName = (kind: AddressKind, language: Language): string => textsIn(language).kinds[kind]

/** A sheet may be filled in with codes or with names, in either language. */
const spellings = <Code extends string>(codes: readonly Code[], namesOf: (code: Code) => readonly string[]) =>
  new Map(codes.flatMap((code) => [code, ...namesOf(code)].map((name) => [plainHeader(name), code] as const)))

const inLanguages =
  <Code>(nameIn: (code: Code, language: Language) => string) =>
  (code: Code) =>
    languages.map((language) => nameIn(code, language))

const columnSpellings = spellings(sheetColumns, inLanguages(headerOf))
const kindSpellings = spellings(addressKinds, inLanguages(kindName))
const countrySpellings = spellings(countryCodes, inLanguages(regionName))

/** A name that several districts have alone says nothing; with the city it does. */
const districtSpellings = (() => {
  const found = Map.groupBy(
    districts.flatMap((district) =>
      [...plainDistrictNames(district), ...districtNamesWithCity(district)].map(
        (name) => [plainHeader(name), district.code] as const,
      ),
    ),
    ([name]) => name,
  )
  const single = [...found].flatMap(([name, all]) => {
    const codes = new Set(all.map(([, code]) => code))
    return codes.size === 1 ? [[name, [...codes][0] ?? ''] as const] : []
  })
  return new Map(single)
})()

export const sheetHeaders: readonly string[] = [...columnSpellings.keys()]
export const columnOf = (header: string): SheetColumn | undefined => columnSpellings.get(plainHeader(header))
export const kindOf = (text: string): AddressKind | undefined => kindSpellings.get(plainHeader(text))

/** A country or a district by its code; any other text stays as it is. */
const codes: Partial<Record<AddressField, ReadonlyMap<string, string>>> = {
  country: countrySpellings,
  district: districtSpellings,
}
export const valueOfCell = (field: AddressField, text: string): string =>
  codes[field]?.get(plainHeader(text)) ?? text
