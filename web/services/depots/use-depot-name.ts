import type { DepotSheet } from '#contract/places.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import type { SubjectName } from '#web/parts/quotes/offer-facts.ts'

/** A depot by its name in the reader's language. */
export function useDepotName(depots: readonly DepotSheet[]): SubjectName {
  const language = useLanguage()
  return ({ code }) => depots.find((depot) => depot.code === code)?.name[language] ?? code
}
