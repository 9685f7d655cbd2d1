import { randomUUID } from 'node:crypto'
import { mayAskToJoin } from '#domain/access/may-run-company.ts'
import {
  askToJoin as asked,
  decideJoinRequest as decided,
  type JoinDecision,
} from '#domain/certification/join-request.ts'
import { readCreditCode } from '#domain/values/credit-code.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { actorOf, type CertificationParts, lockActor } from './acting.ts'
import { findByCode, lockPerson } from './company-store.ts'
import { findJoinRequest, insertJoinRequest, lockJoinRequest, saveDecision } from './join-request-store.ts'
import { lookUpLimits } from './look-ups.ts'
import { insertMembership } from './membership-store.ts'

type Parts = Pick<CertificationParts, 'database' | 'clock'>

export async function askToJoin(
  { database, clock }: Parts,
  who: { readonly personId: string; readonly address: string },
  typedCode: string,
): Promise<Verdict<null>> {
  const code = readCreditCode(typedCode)
  if (!code.ok) return code
  const taken = await takeAttempt(database.queries, lookUpLimits(who.personId, who.address))
  if (!taken.ok) return taken
  return database.transaction(async (queries) => {
    await lockPerson(queries, who.personId)
    const actor = await actorOf(queries, who.personId)
    const may = mayAskToJoin(actor)
    if (!may.ok) return may
    const company = await findByCode(queries, code.value)
    if (!company) return refuse('not-found')
    const request = asked({ requestId: randomUUID(), companyId: company.id }, actor, clock.now())
    if (!request.ok) return request
    if (request.value.state === 'asked') await insertJoinRequest(queries, request.value)
    return accept(null)
  })
}

type Decision = { readonly requestId: string; readonly decision: JoinDecision }

async function decideLocked(
  queries: Queries,
  { requestId, decision }: Decision,
  personId: string,
  at: Date,
): Promise<Verdict<null>> {
  const { actor } = await lockActor(queries, personId)
  const request = await lockJoinRequest(queries, requestId)
  if (!request) return refuse('not-found')
  const verdict = decided(request, decision, actor, at)
  if (!verdict.ok) return verdict
  const { companyId, applicantId: userId } = request
  if (verdict.value.state === 'approved') {
    const isNew = await insertMembership(queries, { userId, companyId, role: 'member', status: 'active' })
    if (!isNew) return refuse('membership-unchanged', { change: decision })
  }
  if (verdict.value.state !== 'asked') await saveDecision(queries, verdict.value)
  return accept(null)
}

/** Two decisions meet at the request's row: the second finds it decided. */
export function decideJoinRequest(
  { database, clock }: Parts,
  decision: Decision,
  personId: string,
): Promise<Verdict<null>> {
  return database.transaction(async (queries) => {
    const found = await findJoinRequest(queries, decision.requestId)
    if (!found) return refuse('not-found')
    await lockPerson(queries, found.applicantId)
    return decideLocked(queries, decision, personId, clock.now())
  })
}
