import type { Context } from 'hono'
import { type Refusal, refuse } from '#domain/values/refusal.ts'
import { sqlStateOf } from '#server/platform/database/connect.ts'
import { OutOfReach } from '#server/platform/out-of-reach.ts'
import { replyRefusal, replyServerError } from './reply.ts'
import type { HttpEnv } from './request.ts'

/** The server is there but cannot serve now: shutting down, starting, or out of connections; lock not to be had. */
const busyStates = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001', '55P03'])
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])
const statementTimeout = '57014'
/** Of the disk, of its owner's share, and of PostgreSQL. */
const fullStates = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** pg has no code for these, only a text. */
const busyTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
  'Cannot use a pool after calling end',
]
const silenceText = 'Query read timeout'

/** Whether an error is the database or another service being out of reach, or full: an honest 503, and worth another try. */
export function asRefusal(error: unknown): Refusal | undefined {
  const state = sqlStateOf(error) ?? ''
  if (state === statementTimeout) return refuse('too-slow')
  if (fullStates.has(state)) return refuse('storage-full')
  if (error instanceof OutOfReach) return refuse('busy')
  if (busyStates.has(state) || unreachable.has(state)) return refuse('busy')
  const texts = [error, error instanceof Error ? error.cause : undefined]
    .filter((each): each is Error => each instanceof Error)
    .map(({ message }) => message)
  if (texts.includes(silenceText)) return refuse('too-slow')
  return texts.some((text) => busyTexts.some((known) => text.includes(known))) ? refuse('busy') : undefined
}

/** What nobody expected: logged whole, told in general terms. */
export function answerTrouble(error: Error, c: Context<HttpEnv>): Response {
  const { language } = c.get('request')
  const refusal = asRefusal(error)
  if (!refusal) {
    c.get('log').error({ err: error }, 'a request broke')
    return replyServerError(c, language)
  }
  c.get('log').warn({ err: error, refusal: refusal.refusal }, 'something the house needs is out of reach')
  return replyRefusal(c, refusal, language)
}
