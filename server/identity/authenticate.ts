import type { LoggedIn, StaffRole } from '#domain/access/actor.ts'
import { type CustomerMembershipStatus, customerActor } from '#domain/access/customer-actor.ts'
import { judgeToken, type TokenVerdict } from '#domain/identity/session-rules.ts'
import { readToken, type Token, writeToken } from '#domain/identity/token.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { type Authenticate, visitor } from '#server/platform/http/principal.ts'
import type { RequestInfo } from '#server/platform/http/request.ts'
import { hashSecret, isSecretOf, newSecret } from './secrets.ts'
import { endSession, findToken, insertSuccessor, markUsed, replaceUnheard } from './session-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Being used is written down this often; every call would write otherwise. */
const noteUseSeconds = 60

const handOut = { due: insertSuccessor, unheard: replaceUnheard } as const

/** Whoever comes second gets no token: the first one's reply carries it. */
async function nextToken(queries: Queries, token: Token, verdict: TokenVerdict): Promise<string | undefined> {
  if (verdict !== 'due' && verdict !== 'unheard') return undefined
  const generation = token.generation + 1
  const secret = newSecret()
  const isOurs = await handOut[verdict](queries, {
    sessionId: token.session,
    generation,
    secretHash: hashSecret(secret),
  })
  return isOurs ? writeToken({ session: token.session, generation, secret }) : undefined
}

async function findKnown(queries: Queries, text: string | undefined) {
  const token = readToken(text ?? '')
  if (!token || !uuid.test(token.session)) return undefined
  const found = await findToken(queries, token.session, token.generation)
  return found && isSecretOf(token.secret, found.secretHash) ? { token, found } : undefined
}

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>

async function endReused(queries: Queries, { token, found }: Known, request: RequestInfo) {
  const ended = await endSession(queries, token.session, 'reused')
  const done = { action: 'token-reused', subjectId: found.personId ?? found.staffId } as const
  // Who it was is not known: that is the trouble. It is told once, however often the old token comes back.
  if (ended)
    await audit(queries, { request, principal: visitor }, { ...done, before: { session: token.session } })
}

/** Whose token it is, for those who may be; nobody else's token does anything here, not even end its session. */
type Owners = {
  isOurs(found: Known['found']): boolean
  actorOf(queries: Queries, found: Known['found']): Promise<LoggedIn | undefined>
}

/** Asked on every call that needs a log-in, of the database, so that a right withdrawn is gone at once. */
const createRecogniser =
  ({ queries }: Database, { isOurs, actorOf }: Owners): Authenticate =>
  async (text, request) => {
    const known = await findKnown(queries, text)
    if (!known || !isOurs(known.found)) return refuse('logged-out')
    const { token, found } = known
    const verdict = judgeToken({ ...found, successors: found.newestGeneration - token.generation })
    if (verdict === 'reused') await endReused(queries, known, request)
    if (verdict === 'reused' || verdict === 'over') return refuse('session-expired')
    if (!found.wasUsed || found.idleSeconds >= noteUseSeconds)
      await markUsed(queries, token.session, token.generation)
    const next = await nextToken(queries, token, verdict)
    const actor = await actorOf(queries, found)
    if (!actor) return refuse('session-expired')
    return accept({ actor, sessionId: token.session, ...(next && { nextToken: next }) })
  }

/** Told by whoever knows the companies. */
type MembershipStatusOf = (queries: Queries, personId: string) => Promise<CustomerMembershipStatus>

export const createAuthenticate = (
  database: Database,
  membershipStatusOf: MembershipStatusOf,
): Authenticate =>
  createRecogniser(database, {
    isOurs: ({ personId }) => personId !== null,
    actorOf: async (queries, { personId }) =>
      personId === null ? undefined : customerActor(personId, await membershipStatusOf(queries, personId)),
  })

/** Told by whoever keeps the staff: nothing for a member who may not work any more. */
type RolesOf = (queries: Queries, staffId: string) => Promise<readonly StaffRole[] | undefined>

export const createAuthenticateStaff = (database: Database, rolesOf: RolesOf): Authenticate =>
  createRecogniser(database, {
    isOurs: ({ staffId }) => staffId !== null,
    async actorOf(queries, { staffId }) {
      const roles = staffId === null ? undefined : await rolesOf(queries, staffId)
      return staffId !== null && roles ? { kind: 'staff', userId: staffId, roles } : undefined
    },
  })
