import { randomUUID } from 'node:crypto'
import type { requestToJoin as requestToJoinCall } from '#contract/certification.ts'
import { mayRequestToJoin } from '#domain/access/may-run-company.ts'
import {
  type CompanyNumber,
  readCompanyNumber,
  type TypedCompanyNumber,
} from '#domain/certification/company-number.ts'
import {
  decideJoinRequest as applyDecision,
  requestToJoin as createJoinRequest,
  type JoinDecision,
} from '#domain/certification/join-request.ts'
import { ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { actorOf, type Caller, type CertificationDeps, lockActor, lockSelf } from './caller.ts'
import { findByName } from './claim.ts'
import { findByNumber, findCompany, lockPerson } from './company-store.ts'
import { findJoinRequest, insertJoinRequest, lockJoinRequest, saveDecision } from './join-request-store.ts'
import { lookUpLimits } from './look-up-limits.ts'
import { insertMembership } from './membership-store.ts'
import { notifyOfDecision, notifyOfRequest } from './notify.ts'

type Deps = Pick<CertificationDeps, 'database' | 'clock' | 'findPeople' | 'hasAccount' | 'notify'>
type Wanted = EndpointInput<typeof requestToJoinCall>['body']

type WantedCompany = CompanyNumber | { readonly companyName: string }

/** By number or by full name. */
const findWanted = (db: Db, wanted: WantedCompany) =>
  'companyName' in wanted ? findByName(db, wanted.companyName) : findByNumber(db, wanted)

const readWanted = (typed: Wanted): Result<WantedCompany> =>
  'companyName' in typed ? ok(typed) : readCompanyNumber(typed)

/** The rules for a body that does not match the schema; a name has none. */
export function wantedProblems(sent: Partial<Wanted>): WrongFields {
  const { country, creditCode, registrationNumber }: TypedCompanyNumber = { country: undefined, ...sent }
  if (creditCode === undefined && registrationNumber === undefined) return {}
  const number = readCompanyNumber({ country, creditCode, registrationNumber })
  return (!number.ok && number.fields) || {}
}

export async function requestToJoin(deps: Deps, caller: Caller, typed: Wanted): Promise<Result<null>> {
  const { database, clock } = deps
  const { personId } = caller
  const wanted = readWanted(typed)
  if (!wanted.ok) return wanted
  const limits = lookUpLimits(personId, networkOf(caller.request.clientIp))
  const taken = await takeRateLimit(database.db, limits)
  if (!taken.ok) return taken
  return database.transaction(async (db, client) => {
    const locked = await lockSelf(deps, db, personId)
    if (!locked.ok) return locked
    const actor = await actorOf(db, personId)
    const may = mayRequestToJoin(actor)
    if (!may.ok) return may
    const company = await findWanted(db, wanted.value)
    if (!company) return refusal('not-found')
    const request = createJoinRequest({ requestId: randomUUID(), companyId: company.id }, actor, clock.now())
    if (!request.ok) return request
    if (request.value.state === 'pending') await insertJoinRequest(db, request.value)
    await notifyOfRequest(deps, { db, client }, company, caller)
    return ok(null)
  })
}

type Decision = { readonly requestId: string; readonly decision: JoinDecision }

type Decided = Parameters<typeof notifyOfDecision>[2]

async function decideLocked(
  db: Db,
  { requestId, decision }: Decision,
  caller: Caller,
  at: Date,
): Promise<Result<Decided>> {
  const { actor } = await lockActor(db, caller.personId)
  const request = await lockJoinRequest(db, requestId)
  if (!request) return refusal('not-found')
  const result = applyDecision(request, decision, actor, at)
  if (!result.ok) return result
  const { companyId, applicantId: userId } = request
  if (result.value.state === 'approved') {
    const isNew = await insertMembership(db, { userId, companyId, role: 'member', status: 'active' })
    if (!isNew) return refusal('membership-unchanged', { change: decision })
  }
  if (result.value.state !== 'pending') await saveDecision(db, result.value)
  const after = { requestId, personId: userId, decision }
  await audit(db, caller, { action: 'join-request-decided', subjectId: companyId, after })
  const company = await findCompany(db, companyId)
  return ok({ applicantId: userId, isApproved: decision === 'approved', company: company?.name ?? '' })
}

/** Concurrent decisions wait at the request row; the second finds it decided. */
export function decideJoinRequest(deps: Deps, decision: Decision, caller: Caller): Promise<Result<null>> {
  return deps.database.transaction(async (db, client) => {
    const found = await findJoinRequest(db, decision.requestId)
    if (!found) return refusal('not-found')
    await lockPerson(db, found.applicantId)
    const decided = await decideLocked(db, decision, caller, deps.clock.now())
    if (!decided.ok) return decided
    await notifyOfDecision(deps, client, decided.value)
    return ok(null)
  })
}
