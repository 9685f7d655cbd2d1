import type { AdminRequest, AdminRequestRow, RequestDetails, RequestView } from '#contract/requests.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import type { StoredRequest } from './request-store.ts'

/** The contract validated the details when the request was made. */
export const detailsOf = ({ details }: StoredRequest): RequestDetails => details as RequestDetails

export const viewRequest = (stored: StoredRequest): RequestView => ({
  number: stored.number,
  kind: stored.kind,
  state: stored.state,
  details: detailsOf(stored),
  createdAt: stored.createdAt.toISOString(),
  answeredAt: stored.answeredAt?.toISOString() ?? null,
  quoteNumber: stored.quoteNumber,
  reason: stored.reason,
})

/** With the current names of the person and the company. */
export async function viewAdminRows(
  { findPeople }: Pick<QuoteDeps, 'findPeople'>,
  db: Db,
  requests: readonly StoredRequest[],
): Promise<readonly AdminRequestRow[]> {
  const ids = [...new Set(requests.map(({ personId }) => personId))]
  const people = ids.length > 0 ? await findPeople(db, ids) : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const cards = await findCompanyCards(
    db,
    requests.flatMap(({ companyId }) => companyId ?? []),
  )
  return requests.map((stored) => {
    const card = cards.find(({ companyId }) => companyId === stored.companyId)
    return {
      ...viewRequest(stored),
      brand: stored.brand,
      person: { id: stored.personId, name: names.get(stored.personId) ?? '' },
      company: card ? { id: card.companyId, name: card.name, isCertified: card.isCertified } : null,
    }
  })
}

export async function viewAdminRequest(
  deps: Pick<QuoteDeps, 'findPeople'>,
  db: Db,
  stored: StoredRequest,
): Promise<AdminRequest> {
  const [row] = await viewAdminRows(deps, db, [stored])
  if (!row) throw new Error(`Request ${stored.number} has no row`)
  return { ...row, contact: { name: stored.contactName, phone: stored.contactPhone } }
}
