import { useLanguage } from '#web/language/use-translation.ts'
import { regionName } from '#web/parts/quotes/region-name.ts'

/** A country by its name, as the reader's language has it. */
export function useCountry(): (code: string) => string {
  const language = useLanguage()
  return (code) => regionName(code, language)
}
