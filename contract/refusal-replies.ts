import type { RefusalCode } from '#domain/values/refusal.ts'
import { envelopeCodes } from './envelope-codes.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 421 | 422 | 429 | 500 | 503
export type RefusalReply = { readonly code: number; readonly status: RefusalStatus }

/** The number in the envelope and the HTTP status of each refusal. Numbers are never reused. */
export const refusalReplies: Readonly<Record<RefusalCode, RefusalReply>> = {
  'invalid-input': { code: 1001, status: 400 },
  'not-found': { code: 1002, status: 404 },
  'not-allowed': { code: 1003, status: 403 },
  'method-not-allowed': { code: 1004, status: 405 },
  'too-large': { code: 1005, status: 413 },
  'unreadable-body': { code: 1006, status: 400 },
  'unknown-host': { code: 1007, status: 421 },
  busy: { code: 1008, status: 503 },
  'too-slow': { code: 1009, status: 503 },
  unreachable: { code: 1010, status: 503 },
  'logged-out': { code: envelopeCodes.loggedOut, status: 401 },
  'session-expired': { code: envelopeCodes.sessionExpired, status: 401 },
  'server-error': { code: envelopeCodes.serverError, status: 500 },
}
