import type { Call } from '#contract/call.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { jsonType } from '#server/platform/http/replies/api-headers.ts'
import type { HeaderReader } from './read-headers.ts'

const readingMethods = new Set(['GET', 'HEAD'])

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).hostname
  } catch {
    return undefined
  }
}

/**
 * Browsers say where a request comes from, and no page can change these headers. Browsers before 2023 send the origin
 * only; programs send neither.
 */
export function isFromAnotherSite(method: string, read: HeaderReader, ownOrigin: string): boolean {
  if (readingMethods.has(method)) return false
  const site = read('sec-fetch-site')
  if (site) return site === 'cross-site'
  const origin = read('origin')
  return Boolean(origin) && hostOf(origin ?? '') !== hostOf(ownOrigin)
}

/** A plain body: we do not unpack what a client has packed. */
const isPlain = (read: HeaderReader): boolean =>
  ['', 'identity'].includes((read('content-encoding') ?? '').trim().toLowerCase())

/** JSON is UTF-8 (RFC 8259 §8.1). */
const isUtf8 = (parameters: readonly string[]): boolean =>
  parameters
    .map((one) => one.trim().toLowerCase())
    .every((one) => !one.startsWith('charset=') || /^charset="?utf-?8"?$/.test(one))

/** Without this type a form of any site could send the body, because browsers ask us first only for JSON. */
export function checkBodyType({ body, bodyKind }: Call, read: HeaderReader): Result<undefined> {
  if (!body) return ok(undefined)
  if (!isPlain(read)) return refusal('json-needed')
  if (bodyKind === 'bytes') return ok(undefined)
  const [type = '', ...parameters] = (read('content-type') ?? '').split(';')
  const isJson = type.trim().toLowerCase() === jsonType && isUtf8(parameters)
  return isJson ? ok(undefined) : refusal('json-needed')
}
