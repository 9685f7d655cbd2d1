import { companyOf, type LoggedIn } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import type { Doer } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { personIdOf } from '#server/platform/http/person-id.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { lockCompany, lockPerson, type StoredCompany } from './company-store.ts'
import { membershipStatusOf } from './membership-status-store.ts'

/** What the company account list shows of a person. */
export type PersonCard = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly email: string | null
}

export type CertificationDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Told by whoever knows the people; in any order, the unknown left out. */
  findPeople(queries: Queries, ids: readonly string[]): Promise<readonly PersonCard[]>
  /** Told by the same: an account may be closed while a call of its owner is on its way. */
  isHere(queries: Queries, personId: string): Promise<boolean>
  readonly notify: Notify
  readonly jobs: Jobs
  readonly originOf: OriginOf
}

/** Who asks, and with which request. */
export type Asking = Doer & { readonly personId: string }

export const askingOf = ({ request, principal }: Doer): Asking => ({
  request,
  principal,
  personId: personIdOf({ principal }),
})

export async function actorOf(queries: Queries, personId: string): Promise<LoggedIn> {
  return customerActor(personId, await membershipStatusOf(queries, personId))
}

/** Nobody else changes what ties him to companies from here on; where he has left for good, nothing does. */
export async function lockSelf(
  { isHere }: Pick<CertificationDeps, 'isHere'>,
  queries: Queries,
  personId: string,
): Promise<Verdict<null>> {
  await lockPerson(queries, personId)
  return (await isHere(queries, personId)) ? accept(null) : refuse('session-expired')
}

/** Who somebody is once nobody else can change it: his company is locked, then he is asked again. */
export async function lockActor(
  queries: Queries,
  personId: string,
): Promise<{ readonly actor: LoggedIn; readonly company: StoredCompany | undefined }> {
  const membershipStatus = await membershipStatusOf(queries, personId)
  if (membershipStatus.tie !== 'belongs')
    return { actor: customerActor(personId, membershipStatus), company: undefined }
  const company = await lockCompany(queries, membershipStatus.companyId)
  return { actor: await actorOf(queries, personId), company }
}

function leads(actor: LoggedIn): Verdict<string> {
  const companyId = companyOf(actor) ?? ''
  const may = mayManageMembers(actor, companyId)
  return may.ok ? accept(companyId) : may
}

/** The company somebody leads. */
export const leadOf = async (queries: Queries, personId: string): Promise<Verdict<string>> =>
  leads(await actorOf(queries, personId))

/** The same, locked: nobody else changes it or its people until the end of the transaction. */
export async function lockLead(queries: Queries, personId: string): Promise<Verdict<StoredCompany>> {
  const { actor, company } = await lockActor(queries, personId)
  const lead = leads(actor)
  if (!lead.ok) return lead
  return company ? accept(company) : refuse('not-found')
}
