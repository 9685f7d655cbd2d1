import type { WarehouseCard } from '#contract/places.ts'
import type { ItemName } from '#web/components/quotes/offer-facts.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** A warehouse by its name in the reader's language. */
export function useWarehouseName(cards: readonly WarehouseCard[]): ItemName {
  const language = useLanguage()
  return ({ code }) => cards.find((card) => card.code === code)?.name[language] ?? code
}
