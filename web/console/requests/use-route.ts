import type { RequestDetails } from '#contract/requests.ts'
import { portOf } from '#domain/places/port.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** From where to where, as far as it was said; ports are named. */
export function useRoute(): (details: RequestDetails) => string {
  const language = useLanguage()
  const named = (place: string) => {
    const port = portOf(place.toUpperCase())
    return port ? `${port.name[language]} ${port.code}` : place
  }
  return ({ from, to }) =>
    [from, to]
      .filter((place): place is string => place !== undefined)
      .map(named)
      .join(' → ')
}
