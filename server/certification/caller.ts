import { companyOf, type LoggedIn } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { Doer } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import { personIdOf } from '#server/platform/http/requests/person-id.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { lockCompany, lockPerson, type StoredCompany } from './company-store.ts'
import { membershipStatusOf } from './membership-status-store.ts'

/** What the member list of a company shows of a person. */
export type PersonCard = {
  readonly id: string
  readonly name: string
  readonly mobile: string | null
  readonly email: string | null
}

export type CertificationDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Implemented by the identity module. In any order, without unknown ids. */
  findPeople(db: Db, ids: readonly string[]): Promise<readonly PersonCard[]>
  /** Implemented by the identity module. An account can be closed while a call of its owner is running. */
  hasAccount(db: Db, personId: string): Promise<boolean>
  readonly notify: Notify
  readonly jobs: Jobs
  readonly originOf: OriginOf
}

export type Caller = Doer & { readonly personId: string }

export const callerOf = ({ request, principal }: Doer): Caller => ({
  request,
  principal,
  personId: personIdOf({ principal }),
})

export async function actorOf(db: Db, personId: string): Promise<LoggedIn> {
  return customerActor(personId, await membershipStatusOf(db, personId))
}

/** Locks the memberships and applications of a person. Refuses if the account was closed. */
export async function lockSelf(
  { hasAccount }: Pick<CertificationDeps, 'hasAccount'>,
  db: Db,
  personId: string,
): Promise<Result<null>> {
  await lockPerson(db, personId)
  return (await hasAccount(db, personId)) ? ok(null) : refusal('session-expired')
}

/** Locks the company of a person and then reads their role again. */
export async function lockActor(
  db: Db,
  personId: string,
): Promise<{ readonly actor: LoggedIn; readonly company: StoredCompany | undefined }> {
  const membershipStatus = await membershipStatusOf(db, personId)
  if (membershipStatus.relation !== 'belongs')
    return { actor: customerActor(personId, membershipStatus), company: undefined }
  const company = await lockCompany(db, membershipStatus.companyId)
  return { actor: await actorOf(db, personId), company }
}

function ledCompany(actor: LoggedIn): Result<string> {
  const companyId = companyOf(actor) ?? ''
  const may = mayManageMembers(actor, companyId)
  return may.ok ? ok(companyId) : may
}

/** The company of which the person is an administrator. */
export const companyLedBy = async (db: Db, personId: string): Promise<Result<string>> =>
  ledCompany(await actorOf(db, personId))

/** The same, with the company and its members locked until the end of the transaction. */
export async function lockLedCompany(db: Db, personId: string): Promise<Result<StoredCompany>> {
  const { actor, company } = await lockActor(db, personId)
  const lead = ledCompany(actor)
  if (!lead.ok) return lead
  return company ? ok(company) : refusal('not-found')
}
