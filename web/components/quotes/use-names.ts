import { use, useMemo } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { namesOf, paramsInWords } from '#domain/places/place-names.ts'
import type { Params } from '#domain/values/refusal.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { PlacesInSight } from './place-names.ts'
import { regionName } from './region-name.ts'

/** Places and carriers by their names in the reader's language; one that is unknown keeps its code. */
export function useNames() {
  const language = useLanguage()
  const places = use(PlacesInSight)
  return useMemo(() => {
    const names = namesOf(places)
    return {
      port: (code: string) => names.port(code)?.[language] ?? code,
      carrier: (code: string) => names.carrier(code)?.[language] ?? code,
      /** A terminal, or a depot or warehouse that is in sight. */
      place: (code: string) => names.place(code)?.[language] ?? code,
      district: (code: string) => {
        const found = districtOf(code)
        // A city without districts stands for itself.
        return found ? [...new Set([found.name[language], found.city[language]])].join(', ') : code
      },
      country: (code: string) => regionName(code, language),
      /** What a rule says of places and carriers, in words. */
      params: (given: Params): Params => paramsInWords(given, language, places),
    }
  }, [language, places])
}
