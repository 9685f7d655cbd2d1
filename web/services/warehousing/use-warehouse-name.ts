import type { WarehouseCard } from '#contract/places.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import type { SubjectName } from '#web/parts/quotes/offer-facts.ts'

/** A warehouse by its name in the reader's language. */
export function useWarehouseName(cards: readonly WarehouseCard[]): SubjectName {
  const language = useLanguage()
  return ({ code }) => cards.find((card) => card.code === code)?.name[language] ?? code
}
