import type { WarehouseCard } from '#contract/places.ts'
import type { ItemName } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** The name of a warehouse in the language of the page. */
export function useWarehouseName(cards: readonly WarehouseCard[]): ItemName {
  const language = useLanguage()
  return ({ code }) => cards.find((card) => card.code === code)?.name[language] ?? code
}
