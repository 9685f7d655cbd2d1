import { useCallback } from 'react'
import type { RequestDetails } from '#contract/request-details.ts'
import { portOf } from '#domain/places/port.ts'
import { nameOfTypedPlace } from '#domain/places/typed-place.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** From and to, as far as they were entered; ports by name and code, other known places by name. */
export function useRoute(): (details: RequestDetails) => string {
  const language = useLanguage()
  return useCallback(
    ({ from, to }: RequestDetails) => {
      const nameOf = (place: string) => {
        const port = portOf(place.toUpperCase())
        return port ? `${port.name[language]} ${port.code}` : (nameOfTypedPlace(place)?.[language] ?? place)
      }
      return [from, to]
        .filter((place): place is string => place !== undefined)
        .map(nameOf)
        .join(' → ')
    },
    [language],
  )
}
