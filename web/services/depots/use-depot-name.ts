import type { DepotSheet } from '#contract/places.ts'
import type { ItemName } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** The name of a depot in the language of the page. */
export function useDepotName(depots: readonly DepotSheet[]): ItemName {
  const language = useLanguage()
  return ({ code }) => depots.find((depot) => depot.code === code)?.name[language] ?? code
}
