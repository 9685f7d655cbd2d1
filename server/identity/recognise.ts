import { type CustomerStanding, customerActor } from '#domain/access/customer-actor.ts'
import { judgeToken, type TokenVerdict } from '#domain/identity/session-rules.ts'
import { readToken, type Token, writeToken } from '#domain/identity/token.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import type { Recognise } from '#server/platform/http/bearer.ts'
import type { Log } from '#server/platform/logs.ts'
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

/** Told by whoever knows the companies. */
type StandingOf = (queries: Queries, personId: string) => Promise<CustomerStanding>

/** Asked on every call that needs a log-in, of the database, so that a right withdrawn is gone at once. */
export const createRecognise =
  ({ queries }: Database, log: Log, standingOf: StandingOf): Recognise =>
  async (text) => {
    const known = await findKnown(queries, text)
    if (!known) return refuse('logged-out')
    const { token, found } = known
    const verdict = judgeToken({ ...found, successors: found.newestGeneration - token.generation })
    if (verdict === 'reused') {
      await endSession(queries, token.session, 'reused')
      log.warn({ session: token.session }, 'a token was used again after its successor')
    }
    if (verdict === 'reused' || verdict === 'over') return refuse('session-expired')
    if (!found.wasUsed || found.idleSeconds >= noteUseSeconds)
      await markUsed(queries, token.session, token.generation)
    const next = await nextToken(queries, token, verdict)
    const actor = customerActor(found.personId, await standingOf(queries, found.personId))
    return accept({ actor, sessionId: token.session, ...(next && { nextToken: next }) })
  }
