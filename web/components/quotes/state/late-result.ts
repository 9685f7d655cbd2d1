import { LatePart } from '#web/language/late-part.ts'

/** The library that requests prices, and all that shows them: no page needs them before a search. */
export const lateResult = new LatePart(
  ['gate'],
  async () => (await import('#web/components/quotes/search-result.tsx')).SearchResult,
)
