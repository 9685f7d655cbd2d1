import type { FollowedOffer } from '#contract/sent-offers.ts'
import { type Currency, money } from '#domain/values/money.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

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
export async function viewFollowed(db: Db, found: readonly Found[]): Promise<readonly FollowedOffer[]> {
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
