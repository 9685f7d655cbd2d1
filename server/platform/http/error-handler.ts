import type { Context } from 'hono'
import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { sqlStateOf } from '#server/platform/database/connect.ts'
import { Unreachable } from '#server/platform/unreachable.ts'
import { replyRefusal, replyServerError } from './replies/reply.ts'
import type { HttpEnv } from './requests/request-info.ts'

/** Shutting down, starting, out of connections, or a lock that was not granted in time. */
const busyStates = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08001', '55P03'])
const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])
const statementTimeout = '57014'
/** Disk full, quota exceeded, and PostgreSQL's disk full. */
const fullStates = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** pg gives these errors no code, only a text. */
const busyTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
  'Cannot use a pool after calling end',
]
const queryTimeoutText = 'Query read timeout'

/** The refusal (503) for a database or service that is unreachable, slow or full; undefined for a defect of our own. */
export function asRefusal(error: unknown): Refusal | undefined {
  const state = sqlStateOf(error) ?? ''
  if (state === statementTimeout) return refusal('too-slow')
  if (fullStates.has(state)) return refusal('storage-full')
  if (error instanceof Unreachable) return refusal('busy')
  if (busyStates.has(state) || networkErrors.has(state)) return refusal('busy')
  const texts = [error, error instanceof Error ? error.cause : undefined]
    .filter((each): each is Error => each instanceof Error)
    .map(({ message }) => message)
  if (texts.includes(queryTimeoutText)) return refusal('too-slow')
  return texts.some((text) => busyTexts.some((known) => text.includes(known))) ? refusal('busy') : undefined
}

/** Logs the whole error; the client gets a general text only. */
export function handleError(error: Error, c: Context<HttpEnv>): Response {
  const { language } = c.get('request')
  const refusal = asRefusal(error)
  if (!refusal) {
    c.get('log').error({ err: error }, 'a request failed')
    return replyServerError(c, language)
  }
  c.get('log').warn({ err: error, refusal: refusal.refusal }, 'a service is unreachable')
  return replyRefusal(c, refusal, language)
}
