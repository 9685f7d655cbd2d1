import type { LoggedIn } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { lockCompany, type StoredCompany } from './company-store.ts'
import { standingOf } from './standing-store.ts'

/** What the company account list shows of a person. */
export type PersonCard = {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly email: string | null
}

export type CertificationParts = {
  readonly database: Database
  readonly clock: Clock
  /** Told by whoever knows the people; in any order, the unknown left out. */
  findPeople(queries: Queries, ids: readonly string[]): Promise<readonly PersonCard[]>
}

export async function actorOf(queries: Queries, personId: string): Promise<LoggedIn> {
  return customerActor(personId, await standingOf(queries, personId))
}

/** Who somebody is once nobody else can change it: his company is locked, then he is asked again. */
export async function lockActor(
  queries: Queries,
  personId: string,
): Promise<{ readonly actor: LoggedIn; readonly company: StoredCompany | undefined }> {
  const standing = await standingOf(queries, personId)
  if (standing.tie !== 'belongs') return { actor: customerActor(personId, standing), company: undefined }
  const company = await lockCompany(queries, standing.companyId)
  return { actor: await actorOf(queries, personId), company }
}
