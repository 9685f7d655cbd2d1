import { useCallback } from 'react'
import type { RequestDetails } from '#contract/request-details.ts'
import { portOf } from '#domain/places/port.ts'
import { nameOfTypedPlace } from '#domain/places/typed-place.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** A place that a customer typed: a port by name and code, another known place by name. */
export function useTypedPlace(): (place: string) => string {
  const language = useLanguage()
  return useCallback(
    (place: string) => {
      const port = portOf(place.toUpperCase())
      return port ? `${port.name[language]} ${port.code}` : (nameOfTypedPlace(place)?.[language] ?? place)
    },
    [language],
  )
}

/** From and to, as far as they were entered. */
export function useRoute(): (details: RequestDetails) => string {
  const placeText = useTypedPlace()
  return useCallback(
    ({ from, to }: RequestDetails) =>
      [from, to]
        .filter((place): place is string => place !== undefined)
        .map(placeText)
        .join(' → '),
    [placeText],
  )
}
