import type { DataOf } from '#contract/call.ts'
import type { Acceptance, listAcceptances as listCall } from '#contract/sent-offers.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findAcceptances } from '#server/quotes/saved/quote-store.ts'

const shownAcceptances = 20

/** The reader's own offers that were accepted; opening the request ends the notice. */
export async function listAcceptances(
  { database }: Pick<QuoteDeps, 'database'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const { actor } = input.principal
  const may = mayAnswerRequests(actor)
  if (!may.ok) return may
  const reader = userOf(actor)
  if (reader === null) return refusal('not-allowed')
  return database.transaction(async (db) => {
    const found = await findAcceptances(db, reader, shownAcceptances)
    const cards = await findCompanyCards(
      db,
      found.flatMap(({ companyId }) => companyId ?? []),
    )
    const names = new Map(cards.map(({ companyId, name }) => [companyId, name]))
    const offers = found.map(
      ({ number, requestNumber, companyId, contactName, total, currency, acceptedAt }): Acceptance => ({
        number,
        requestNumber,
        customer: (companyId && names.get(companyId)) || contactName,
        total: money(total, currency),
        acceptedAt: acceptedAt?.toISOString() ?? '',
      }),
    )
    const after = { rows: offers.length }
    await audit(db, input, { action: 'acceptances-listed', subjectId: null, after })
    return ok({ offers })
  })
}
