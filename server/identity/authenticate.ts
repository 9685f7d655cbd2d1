import type { LoggedIn, StaffRole } from '#domain/access/actor.ts'
import { type CustomerMembershipStatus, customerActor } from '#domain/access/customer-actor.ts'
import { checkToken, disabledEnd, type TokenStatus } from '#domain/identity/session-rules.ts'
import { formatToken, readToken, type Token } from '#domain/identity/token.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import { type Authenticate, visitor } from '#server/platform/http/requests/principal.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import { isBlocked } from './person-store.ts'
import { hashSecret, isSecretOf, newSecret } from './secrets.ts'
import { endSession, insertSuccessor, markUsed, replaceUndelivered } from './session-store.ts'
import { createTokenReader, type OwnerColumn, type TokenReader } from './token-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Limits how often the last use of a session is saved, so that not every call writes to the database. */
const useRecordSeconds = 60

const saveNext = { due: insertSuccessor, undelivered: replaceUndelivered } as const

/** Of two concurrent calls only the first gets the next token. */
async function nextToken(db: Db, token: Token, result: TokenStatus): Promise<string | undefined> {
  if (result !== 'due' && result !== 'undelivered') return undefined
  const generation = token.generation + 1
  const secret = newSecret()
  const isSaved = await saveNext[result](db, {
    sessionId: token.session,
    generation,
    secretHash: hashSecret(secret),
  })
  return isSaved ? formatToken({ session: token.session, generation, secret }) : undefined
}

async function findKnown(db: Db, findToken: TokenReader, text: string | undefined) {
  const token = readToken(text ?? '')
  if (!token || !uuid.test(token.session)) return undefined
  const found = await findToken(db, token.session, token.generation)
  return found && isSecretOf(token.secret, found.secretHash) ? { token, found } : undefined
}

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>

async function endReused(db: Db, { token, found }: Known, request: RequestInfo) {
  const ended = await endSession(db, token.session, 'reused')
  const done = { action: 'token-reused', subjectId: found.personId ?? found.staffId } as const
  // The caller is unknown, since two parties hold the token. Audited once, however often the old token comes back.
  if (ended) await audit(db, { request, principal: visitor }, { ...done, before: { session: token.session } })
}

/** Which tokens are accepted here. A token of any other owner has no effect; it cannot even end its session. */
type TokenOwners = {
  readonly findToken: TokenReader
  ownsToken(found: Known['found']): boolean
  actorOf(db: Db, found: Known['found']): LoggedIn | undefined | Promise<LoggedIn | undefined>
  isDisabled(db: Db, found: Known['found']): Promise<boolean>
}

/**
 * A session that ended because its account was disabled says so, to the holder of its token only, and no longer once the
 * account is enabled again.
 */
async function expired(db: Db, { isDisabled }: TokenOwners, found: Known['found']) {
  const isOver = found.endReason === disabledEnd && (await isDisabled(db, found))
  return refusal('session-expired', isOver ? { reason: disabledEnd } : undefined)
}

/** Reads the database on every call that needs a login, so that a withdrawn permission is gone at once. */
const createAuthenticator =
  ({ db, transaction }: Database, owners: TokenOwners): Authenticate =>
  async (text, request) => {
    const known = await findKnown(db, owners.findToken, text)
    if (!known || !owners.ownsToken(known.found)) return refusal('logged-out')
    const { token, found } = known
    const result = checkToken({ ...found, successors: found.newestGeneration - token.generation })
    if (result === 'over') return expired(db, owners, found)
    if (result === 'reused') {
      await transaction((own) => endReused(own, known, request))
      return refusal('session-expired')
    }
    if (!found.wasUsed || found.idleSeconds >= useRecordSeconds)
      await markUsed(db, token.session, token.generation)
    const next = await nextToken(db, token, result)
    const actor = await owners.actorOf(db, found)
    if (!actor) return expired(db, owners, found)
    return ok({ actor, sessionId: token.session, ...(next && { nextToken: next }) })
  }

/** Implemented by the certification module; read together with the session. */
type Memberships = {
  readonly column: OwnerColumn
  read(value: unknown): CustomerMembershipStatus
}

export const createAuthenticate = (database: Database, memberships: Memberships): Authenticate =>
  createAuthenticator(database, {
    findToken: createTokenReader('token of a customer', memberships.column),
    ownsToken: ({ personId }) => personId !== null,
    actorOf: (_db, { personId, owner }) =>
      personId === null ? undefined : customerActor(personId, memberships.read(owner)),
    isDisabled: async (db, { personId }) => personId !== null && isBlocked(db, personId),
  })

/** Implemented by the console module. */
type StaffAccess = {
  /** Undefined for a staff member who may no longer work. */
  rolesOf(db: Db, staffId: string): Promise<readonly StaffRole[] | undefined>
  isDisabled(db: Db, staffId: string): Promise<boolean>
}

export const createAuthenticateStaff = (
  database: Database,
  { rolesOf, isDisabled }: StaffAccess,
): Authenticate =>
  createAuthenticator(database, {
    findToken: createTokenReader('token of staff'),
    ownsToken: ({ staffId }) => staffId !== null,
    async actorOf(db, { staffId }) {
      const roles = staffId === null ? undefined : await rolesOf(db, staffId)
      return staffId !== null && roles ? { kind: 'staff', userId: staffId, roles } : undefined
    },
    isDisabled: async (db, { staffId }) => staffId !== null && isDisabled(db, staffId),
  })
