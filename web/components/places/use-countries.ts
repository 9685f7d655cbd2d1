import { homeCountry } from '#domain/certification/company-number.ts'
import { locales } from '#domain/language/locales.ts'
import { countryCodes } from '#domain/places/countries.data.ts'
import { regionName } from '#domain/places/region-name.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** The choices of a field: mainland China first, all others by name. */
export function useCountries(mainland: string) {
  const language = useLanguage()
  const { compare } = new Intl.Collator(locales[language])
  const others = countryCodes
    .filter((code) => code !== homeCountry)
    .map((value) => ({ value, label: regionName(value, language) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return [{ value: homeCountry, label: mainland }, ...others]
}
