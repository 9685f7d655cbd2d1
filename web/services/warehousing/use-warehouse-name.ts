import type { WarehouseCard } from '#contract/places.ts'
import { useLanguage } from '#web/language/use-translation.ts'

/** A warehouse by its name in the reader's language. */
export function useWarehouseName(cards: readonly WarehouseCard[]): (code: string) => string {
  const language = useLanguage()
  return (code) => cards.find((card) => card.code === code)?.name[language] ?? code
}
