import type { FollowedOffer } from '#contract/sent-offers.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { type Currency, money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'

/** So many offers are listed at once. */
export const shownOffers = 20

type Found = {
  readonly number: string
  readonly requestNumber: string
  readonly companyId: string | null
  readonly contactName: string
  readonly total: string
  readonly currency: Currency
}

/** Offers with the names of their customers, in the same order. */
async function viewFollowed(db: Db, found: readonly Found[]): Promise<readonly FollowedOffer[]> {
  const cards = await findCompanyCards(
    db,
    found.flatMap(({ companyId }) => companyId ?? []),
  )
  const names = new Map(cards.map(({ companyId, name }) => [companyId, name]))
  return found.map(({ number, requestNumber, companyId, contactName, total, currency }) => ({
    number,
    requestNumber,
    customer: (companyId && names.get(companyId)) || contactName,
    total: money(total, currency),
  }))
}

type Doer = Parameters<typeof audit>[1]

type Listing<Row, Listed> = {
  readonly action: 'acceptances-listed' | 'ending-offers-listed'
  find(db: Db, reader: string): Promise<readonly Row[]>
  view(offer: FollowedOffer, row: Row): Listed
}

/** A list of the reader's own offers, audited. */
export async function listFollowed<Row extends Found, Listed>(
  { database }: Pick<QuoteDeps, 'database'>,
  doer: Doer,
  { action, find, view }: Listing<Row, Listed>,
): Promise<Result<{ offers: Listed[] }>> {
  const { actor } = doer.principal
  const may = mayAnswerRequests(actor)
  if (!may.ok) return may
  const reader = userOf(actor)
  if (reader === null) return refusal('not-allowed')
  return database.transaction(async (db) => {
    const rows = await find(db, reader)
    const followed = await viewFollowed(db, rows)
    const offers = rows.flatMap((row, index) => {
      const offer = followed[index]
      return offer ? [view(offer, row)] : []
    })
    await audit(db, doer, { action, subjectId: null, after: { rows: offers.length } })
    return ok({ offers })
  })
}
