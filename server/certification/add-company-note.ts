import type { addCompanyNote as addCall } from '#contract/review.ts'
import { userOf } from '#domain/access/actor.ts'
import { maySeeCompanies } from '#domain/access/may-staff.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { insertNote } from './company-note-store.ts'
import { findCompany } from './company-store.ts'
import type { ReviewDeps } from './review.ts'

/** A remark for colleagues, by anybody who may see the company. The audit log names it without its text. */
export async function addCompanyNote(
  { database, clock }: Pick<ReviewDeps, 'database' | 'clock'>,
  input: EndpointInput<typeof addCall>,
): Promise<Result<null>> {
  const { actor } = input.principal
  const may = maySeeCompanies(actor)
  if (!may.ok) return may
  const staffId = userOf(actor)
  if (staffId === null) throw new Error('Only staff write notes')
  const { companyId, text } = input.body
  return database.transaction(async (db) => {
    if (!(await findCompany(db, companyId))) return refusal('not-found')
    await insertNote(db, { companyId, staffId, text, at: clock.now() })
    await audit(db, input, { action: 'company-note-added', subjectId: companyId })
    return ok(null)
  })
}
