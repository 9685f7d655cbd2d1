import type { InvitationView, invite as inviteCall } from '#contract/invitations.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { invitationLimits, invitationPath } from '#domain/certification/invitation.ts'
import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { type Db, dbOn, type PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { type Caller, type CertificationDeps, companyLedBy, lockLedCompany } from './caller.ts'
import type { StoredCompany } from './company-store.ts'
import { hashInvitationCode, newInvitationCode } from './invitation-code.ts'
import {
  countOpenToOthers,
  findInvitation,
  insertInvitation,
  listOfCompany,
  markWithdrawn,
  type StoredInvitation,
  withdrawEarlier,
} from './invitation-store.ts'
import { viewInvitation } from './invitation-view.ts'
import { listMemberships } from './membership-store.ts'

type Typed = EndpointInput<typeof inviteCall>['body']
type CreatedInvitation = { readonly invitation: InvitationView; readonly url: string }

const daySeconds = 24 * 60 * 60

/** Every invitation sends an SMS, so both the company and the recipient are limited. */
const sendingLimits = (companyId: string, mobile: string): RateLimit[] => [
  { purpose: 'invitation', windowSeconds: daySeconds, subject: companyId, max: 50 },
  { purpose: 'invitation', windowSeconds: daySeconds, subject: `to ${mobile}`, max: 5 },
]

async function isMember({ findPeople }: CertificationDeps, db: Db, id: string, mobile: string) {
  const members = await listMemberships(db, id)
  const ids = members.map(({ personId }) => personId)
  return (await findPeople(db, ids)).some((card) => card.mobile === mobile)
}

async function mayInvite(deps: CertificationDeps, db: Db, companyId: string, mobile: string) {
  if (await isMember(deps, db, companyId, mobile)) return refusal('already-a-member')
  const { openAtOnce: limit } = invitationLimits
  if ((await countOpenToOthers(db, companyId, mobile)) >= limit)
    return refusal('too-many-invitations', { limit })
  return takeRateLimit(db, sendingLimits(companyId, mobile))
}

type Sent = { readonly mobile: string; readonly company: StoredCompany; readonly link: string }

/** In the language of the inviter, because the language of the recipient is unknown. */
async function send(deps: CertificationDeps, client: PoolClient, caller: Caller, sent: Sent) {
  const { brand, language } = caller.request
  const [inviter] = await deps.findPeople(dbOn(client), [caller.personId])
  await putIntoOutbox(client, deps.jobs, {
    channel: 'sms',
    recipient: sent.mobile,
    brand,
    language,
    template: 'invitation',
    params: {
      brand: brandOf(brand).name[language],
      name: inviter?.name ?? '',
      company: sent.company.name,
      days: String(invitationLimits.lifeDays),
      link: sent.link,
    },
  })
}

const auditDetails = ({ id, mobile, role }: StoredInvitation) => ({
  invitation: id,
  mobile: maskMobile(mobile),
  role,
})

/** The link is returned only here: only a hash of its code is stored. */
export async function invite(
  deps: CertificationDeps,
  caller: Caller,
  { mobile: typed, role }: Typed,
): Promise<Result<CreatedInvitation>> {
  const mobile = readMobile(typed)
  if (!mobile.ok) return mobile
  return deps.database.transaction(async (db, client) => {
    const lead = await lockLedCompany(db, caller.personId)
    if (!lead.ok) return lead
    const company = lead.value
    const may = await mayInvite(deps, db, company.id, mobile.value)
    if (!may.ok) return may
    await withdrawEarlier(db, company.id, mobile.value)
    const code = newInvitationCode()
    const link = `${deps.originOf(caller.request.brand)}${invitationPath}${code}`
    const stored = await insertInvitation(db, {
      companyId: company.id,
      invitedBy: caller.personId,
      mobile: mobile.value,
      role,
      codeHash: hashInvitationCode(code),
    })
    await send(deps, client, caller, { mobile: mobile.value, company, link })
    const done = { action: 'invitation-made', subjectId: company.id, after: auditDetails(stored) } as const
    await audit(db, caller, done)
    return ok({ invitation: viewInvitation(stored), url: link })
  })
}

export async function listInvitations(
  { database: { db } }: CertificationDeps,
  personId: string,
): Promise<Result<InvitationView[]>> {
  const companyId = await companyLedBy(db, personId)
  if (!companyId.ok) return companyId
  return ok((await listOfCompany(db, companyId.value)).map(viewInvitation))
}

/** An invitation of another company is answered as not found. */
export function withdrawInvitation(
  { database }: CertificationDeps,
  caller: Caller,
  invitationId: string,
): Promise<Result<null>> {
  return database.transaction(async (db) => {
    const lead = await lockLedCompany(db, caller.personId)
    if (!lead.ok) return lead
    const found = await findInvitation(db, invitationId)
    if (found?.companyId !== lead.value.id) return refusal('not-found')
    if (found.state !== 'open' || !(await markWithdrawn(db, found.id)))
      return refusal('invitation-closed', { state: found.state })
    const done = { action: 'invitation-withdrawn', subjectId: lead.value.id } as const
    await audit(db, caller, { ...done, before: auditDetails(found) })
    return ok(null)
  })
}
