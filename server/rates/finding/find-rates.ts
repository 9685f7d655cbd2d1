import type { Language } from '#domain/brands/brand.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { ratesFound } from './find-rates-store.ts'
import { namedInSearch, shownNames } from './rate-places.ts'

type Search = { readonly text: string; readonly language: Language; readonly now: Date; readonly max: number }

/** Rates by code, place, carrier, liner service or company, for the search over everything. */
export async function findRates(db: Db, { text, language, now, max }: Search) {
  const found = await ratesFound(db, { ...(await namedInSearch(db, text)), text, now, max })
  const names = found.length > 0 ? await shownNames(db, language) : {}
  return found.map(({ id, code, version, port, place }) => ({
    title: code,
    detail:
      [port, place].flatMap((one) => (one === null ? [] : [names[one] ?? one])).join(' → ') +
      ` · v${version}`,
    opens: 'rate' as const,
    id,
  }))
}
