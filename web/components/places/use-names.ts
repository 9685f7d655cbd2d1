import { use, useMemo } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { namesOf, paramsInWords } from '#domain/places/place-names.ts'
import { regionName } from '#domain/places/region-name.ts'
import { nameOfTypedPlace } from '#domain/places/typed-place.ts'
import type { Params } from '#domain/values/refusal.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { PlacesOnPage } from './place-names.ts'

/** Names of places and carriers in the language of the page; an unknown one keeps its code. */
export function useNames() {
  const language = useLanguage()
  const places = use(PlacesOnPage)
  return useMemo(() => {
    const names = namesOf(places)
    return {
      port: (code: string) => names.port(code)?.[language] ?? code,
      carrier: (code: string) => names.carrier(code)?.[language] ?? code,
      /** A terminal, or a depot or warehouse of the page. */
      place: (code: string) => names.place(code)?.[language] ?? code,
      district: (code: string) => {
        const found = districtOf(code)
        // A city without districts has the same name twice.
        return found ? [...new Set([found.name[language], found.city[language]])].join(', ') : code
      },
      /** A place in a person's own words; what is none of ours stays as it was typed. */
      typed: (text: string) => nameOfTypedPlace(text)?.[language] ?? text,
      country: (code: string) => regionName(code, language),
      /** Message parameters with names instead of codes. */
      params: (params: Params): Params => paramsInWords(params, language, places),
    }
  }, [language, places])
}
