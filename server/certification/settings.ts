import type { CompanySettings, setMemberLimit as setMemberLimitCall } from '#contract/invitations.ts'
import { companyOf } from '#domain/access/actor.ts'
import { permitInCompany } from '#domain/access/permit.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { actorOf, type Caller, type CertificationDeps, lockLedCompany } from './caller.ts'
import { findCompany } from './company-store.ts'
import { lockMemberLimit, saveMemberLimit, saveOrderApproval, saveOrderVisibility } from './settings-store.ts'

type Deps = Pick<CertificationDeps, 'database'>

const settingsOf = ({ ordersNeedApproval, membersSeeOwnOrders }: CompanySettings): CompanySettings => ({
  ordersNeedApproval,
  membersSeeOwnOrders,
})

/** Any member who may order can see whether orders need approval. */
export async function readSettings(
  { database: { db } }: Deps,
  personId: string,
): Promise<Result<CompanySettings>> {
  const actor = await actorOf(db, personId)
  const companyId = companyOf(actor) ?? ''
  const may = permitInCompany(actor, 'read-company-orders', companyId)
  if (!may.ok) return may
  const company = await findCompany(db, companyId)
  return company ? ok(settingsOf(company)) : refusal('not-found')
}

export function setOrderApproval(
  { database }: Deps,
  caller: Caller,
  needed: boolean,
): Promise<Result<CompanySettings>> {
  return database.transaction(async (db) => {
    const lead = await lockLedCompany(db, caller.personId)
    if (!lead.ok) return lead
    const { id: subjectId, ordersNeedApproval: before } = lead.value
    if (before !== needed) {
      await saveOrderApproval(db, subjectId, needed)
      const done = { action: 'order-approval-set', subjectId } as const
      await audit(db, caller, { ...done, before: { needed: before }, after: { needed } })
    }
    return ok({ ...settingsOf(lead.value), ordersNeedApproval: needed })
  })
}

/** Holds from the next call of each member on. */
export function setOrderVisibility(
  { database }: Deps,
  caller: Caller,
  onlyOwn: boolean,
): Promise<Result<CompanySettings>> {
  return database.transaction(async (db) => {
    const lead = await lockLedCompany(db, caller.personId)
    if (!lead.ok) return lead
    const { id: subjectId, membersSeeOwnOrders: before } = lead.value
    if (before !== onlyOwn) {
      await saveOrderVisibility(db, subjectId, onlyOwn)
      const done = { action: 'order-visibility-set', subjectId } as const
      await audit(db, caller, { ...done, before: { onlyOwn: before }, after: { onlyOwn } })
    }
    return ok({ ...settingsOf(lead.value), membersSeeOwnOrders: onlyOwn })
  })
}

type Typed = EndpointInput<typeof setMemberLimitCall>['body']

export function setMemberLimit(
  { database }: Deps,
  caller: Caller,
  { personId, limit }: Typed,
): Promise<Result<null>> {
  return database.transaction(async (db) => {
    const lead = await lockLedCompany(db, caller.personId)
    if (!lead.ok) return lead
    const member = { companyId: lead.value.id, personId }
    const before = await lockMemberLimit(db, member)
    if (!before) return refusal('not-found')
    const after = await saveMemberLimit(db, member, limit)
    if (after !== before.limit)
      await audit(db, caller, {
        action: 'member-limit-set',
        subjectId: lead.value.id,
        before: { personId, limit: before.limit },
        after: { personId, limit: after },
      })
    return ok(null)
  })
}
