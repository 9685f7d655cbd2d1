import type { FoundInConsole } from '#contract/console-search.ts'
import type { Actor } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { spellingsOfPlaces } from '#domain/places/coded-places.ts'
import { companiesNamed, findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { quotesFound, requestsFound } from './find-numbers-store.ts'

type Found = Omit<FoundInConsole, 'group'>
type Search = { readonly text: string; readonly actor: Actor; readonly max: number }

const companyIds = async (db: Db, { text, max }: Search): Promise<readonly string[]> =>
  (await companiesNamed(db, text, max)).map(({ id }) => id)

async function companyNames(db: Db, rows: readonly { readonly companyId: string | null }[]) {
  const ids = rows.flatMap(({ companyId }) => (companyId === null ? [] : [companyId]))
  const cards = await findCompanyCards(db, ids)
  return new Map<string | null, string>(cards.map(({ companyId, name }) => [companyId, name]))
}

/** Requests by number, company or place, for the search over everything. */
export async function findRequests(db: Db, search: Search): Promise<readonly Found[]> {
  const places = spellingsOfPlaces(search.text)
  const found = await requestsFound(db, { ...search, places, companies: await companyIds(db, search) })
  const names = await companyNames(db, found)
  return found.map(({ number, contactName, companyId }) => ({
    title: number,
    detail: names.get(companyId) ?? contactName,
    opens: 'request',
    id: number,
  }))
}

/** Quotes by number or company. Staff have no page of a quote: its request opens, or its company. */
export async function findQuotes(db: Db, search: Search): Promise<readonly Found[]> {
  const found = await quotesFound(db, { ...search, companies: await companyIds(db, search) })
  const names = await companyNames(db, found)
  const opensRequests = mayAnswerRequests(search.actor).ok
  return found.flatMap(({ number, companyId, requestNumber }): Found[] => {
    const shown = { title: number, detail: names.get(companyId) ?? '' }
    if (requestNumber !== null && opensRequests) return [{ ...shown, opens: 'request', id: requestNumber }]
    return companyId === null ? [] : [{ ...shown, opens: 'company', id: companyId }]
  })
}
