import { useMemo } from 'react'
import { ports } from '#domain/places/ports.data.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { useLanguage } from '#web/language/use-translation.ts'

const homes: readonly string[] = oceanPorts

/** Every port that is none of ours, by name. */
export function useDestinations() {
  const language = useLanguage()
  return useMemo(
    () =>
      ports
        .filter(({ code }) => !homes.includes(code))
        .map(({ code, name }) => ({ value: code, label: `${name[language]} ${code}` }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )
}
