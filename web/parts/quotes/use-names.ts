import { useMemo } from 'react'
import { carriers } from '#domain/places/carriers.data.ts'
import { districtOf } from '#domain/places/district.ts'
import { portOf } from '#domain/places/port.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { Facts } from '#domain/values/refusal.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { regionName } from './region-name.ts'

/** Places and carriers by their names in the reader's language; one that is unknown keeps its code. */
export function useNames() {
  const language = useLanguage()
  return useMemo(() => {
    const port = (code: string) => portOf(code)?.name[language] ?? code
    const carrier = (code: string) => carriers.find((one) => one.code === code)?.name[language] ?? code
    const terminal = (code: string) => terminals.find((one) => one.code === code)?.name[language] ?? code
    const district = (code: string) => {
      const found = districtOf(code)
      return found ? `${found.name[language]}, ${found.city[language]}` : code
    }
    const country = (code: string) => regionName(code, language)
    const known = { carrier, pol: port, pod: port, port } as const
    /** What a rule says of places and carriers, in words. */
    const facts = (given: Facts): Facts =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          name in known ? known[name as keyof typeof known](String(value)) : value,
        ]),
      )
    return { port, carrier, terminal, district, country, facts }
  }, [language])
}
