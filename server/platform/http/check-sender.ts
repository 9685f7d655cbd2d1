import type { Call } from '#contract/call.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { jsonType } from './api-headers.ts'
import type { HeaderReader } from './read-headers.ts'

const readingMethods = new Set(['GET', 'HEAD'])

/** Browsers say where a request comes from, and no page can change that header. Programs do not send it. */
export const isFromAnotherSite = (method: string, read: HeaderReader): boolean =>
  !readingMethods.has(method) && read('sec-fetch-site') === 'cross-site'

/** Without this type a form of any site could send the body, because browsers ask us first only for JSON. */
export function checkBodyType({ body, bodyKind }: Call, read: HeaderReader): Result<undefined> {
  if (!body || bodyKind === 'bytes') return ok(undefined)
  const [type = ''] = (read('content-type') ?? '').split(';')
  return type.trim().toLowerCase() === jsonType ? ok(undefined) : refusal('json-needed')
}
