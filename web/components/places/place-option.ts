import type { Language } from '#domain/brands/brand.ts'
import { regionName } from '#domain/places/region-name.ts'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import type { Place } from './places.ts'

export type PlaceOption = ComboboxOption & { readonly place: Place }

const codeAndCountry = ({ code, country }: Place, language: Language): string =>
  country === undefined ? code : `${code} · ${regionName(country, language)}`

/** A place as a line of a list: its name, its city or its name in the other language, its code. */
export const placeOption = (place: Place, language: Language): PlaceOption => ({
  value: place.code,
  label: place.name[language],
  detail: place.city ? place.city[language] : place.name[language === 'zh' ? 'en' : 'zh'],
  code: codeAndCountry(place, language),
  place,
})

/** Below a field with a selected place: what distinguishes it from others of its name. */
export const placeHelp = (place: Place, language: Language): string =>
  place.city
    ? [...new Set([place.name[language], place.city[language]])].join(', ')
    : codeAndCountry(place, language)
