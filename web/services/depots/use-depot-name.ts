import type { DepotSheet } from '#contract/places.ts'
import type { ItemName } from '#web/components/quotes/offer-facts.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** A depot by its name in the reader's language. */
export function useDepotName(depots: readonly DepotSheet[]): ItemName {
  const language = useLanguage()
  return ({ code }) => depots.find((depot) => depot.code === code)?.name[language] ?? code
}
