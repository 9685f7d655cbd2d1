import type { InvitationView, invite as inviteCall } from '#contract/invitations.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { invitationLimits, invitationPath } from '#domain/certification/invitation.ts'
import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { type AttemptLimit, takeAttempt } from '#server/platform/attempts/attempts.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PoolClient, Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { type Asking, type CertificationDeps, leadOf, lockLead } from './acting.ts'
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
type Made = { readonly invitation: InvitationView; readonly address: string }

const daySeconds = 24 * 60 * 60

/** Every invitation rings a phone: no company calls the whole town, and no phone is called all day. */
const sendingLimits = (companyId: string, mobile: string): AttemptLimit[] => [
  { purpose: 'invitation', windowSeconds: daySeconds, subject: companyId, most: 50 },
  { purpose: 'invitation', windowSeconds: daySeconds, subject: `to ${mobile}`, most: 5 },
]

async function isMember({ findPeople }: CertificationDeps, queries: Queries, id: string, mobile: string) {
  const members = await listMemberships(queries, id)
  const ids = members.map(({ personId }) => personId)
  return (await findPeople(queries, ids)).some((card) => card.mobile === mobile)
}

async function mayInvite(deps: CertificationDeps, queries: Queries, companyId: string, mobile: string) {
  if (await isMember(deps, queries, companyId, mobile)) return refuse('already-a-member')
  const { openAtOnce: limit } = invitationLimits
  if ((await countOpenToOthers(queries, companyId, mobile)) >= limit)
    return refuse('too-many-invitations', { limit })
  return takeAttempt(queries, sendingLimits(companyId, mobile))
}

type Sent = { readonly mobile: string; readonly company: StoredCompany; readonly link: string }

/** In the language of whoever invites: nothing is known yet of whoever is invited. */
async function send(deps: CertificationDeps, client: PoolClient, asking: Asking, sent: Sent) {
  const { brand, language } = asking.request
  const [inviter] = await deps.findPeople(deps.database.queries, [asking.personId])
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

const auditFacts = ({ id, mobile, role }: StoredInvitation) => ({
  invitation: id,
  mobile: maskMobile(mobile),
  role,
})

/** The address is told once, to whoever invites; what is kept of its code is a hash. */
export async function invite(
  deps: CertificationDeps,
  asking: Asking,
  { mobile: typed, role }: Typed,
): Promise<Verdict<Made>> {
  const mobile = readMobile(typed)
  if (!mobile.ok) return mobile
  return deps.database.transaction(async (queries, client) => {
    const lead = await lockLead(queries, asking.personId)
    if (!lead.ok) return lead
    const company = lead.value
    const may = await mayInvite(deps, queries, company.id, mobile.value)
    if (!may.ok) return may
    await withdrawEarlier(queries, company.id, mobile.value)
    const code = newInvitationCode()
    const link = `${deps.originOf(asking.request.brand)}${invitationPath}${code}`
    const stored = await insertInvitation(queries, {
      companyId: company.id,
      invitedBy: asking.personId,
      mobile: mobile.value,
      role,
      codeHash: hashInvitationCode(code),
    })
    await send(deps, client, asking, { mobile: mobile.value, company, link })
    const done = { action: 'invitation-made', subjectId: company.id, after: auditFacts(stored) } as const
    await audit(queries, asking, done)
    return accept({ invitation: viewInvitation(stored), address: link })
  })
}

export async function listInvitations(
  { database: { queries } }: CertificationDeps,
  personId: string,
): Promise<Verdict<InvitationView[]>> {
  const companyId = await leadOf(queries, personId)
  if (!companyId.ok) return companyId
  return accept((await listOfCompany(queries, companyId.value)).map(viewInvitation))
}

/** Another company's invitation does not exist for whoever asks. */
export function withdrawInvitation(
  { database }: CertificationDeps,
  asking: Asking,
  invitationId: string,
): Promise<Verdict<null>> {
  return database.transaction(async (queries) => {
    const lead = await lockLead(queries, asking.personId)
    if (!lead.ok) return lead
    const found = await findInvitation(queries, invitationId)
    if (found?.companyId !== lead.value.id) return refuse('not-found')
    if (found.state !== 'open' || !(await markWithdrawn(queries, found.id)))
      return refuse('invitation-closed', { state: found.state })
    const done = { action: 'invitation-withdrawn', subjectId: lead.value.id } as const
    await audit(queries, asking, { ...done, before: auditFacts(found) })
    return accept(null)
  })
}
