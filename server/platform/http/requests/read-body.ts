import type { IncomingMessage } from 'node:http'
import { bodyLimitOf, type Call } from '#contract/call.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import type { RequestTimeout } from './request-timeout.ts'

/** A request, and what Node has read of it; without a connection there is only the request. */
type Sent = { readonly request: Request; readonly incoming?: IncomingMessage | undefined }

/** As Node reads them, because the streams of the router take longer than the work of most calls. */
const chunksOf = ({ request, incoming }: Sent): AsyncIterable<Uint8Array> | null =>
  incoming ? incoming.iterator({ destroyOnReturn: false }) : request.body

type JsonOptions = { readonly maxBytes: number; readonly timeout: RequestTimeout }

/** Refuses a body that declares or turns out to exceed the limit, without storing more. */
async function readText(sent: Sent, { maxBytes, timeout }: JsonOptions): Promise<Result<string>> {
  const tooLarge = () => refusal('too-large', { limit: `${maxBytes / 1024} KiB` })
  if (Number(sent.request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge()
  const chunks = chunksOf(sent)
  if (!chunks) return ok('')
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of timeout.limitBody(chunks)) {
    size += piece.byteLength
    if (size > maxBytes) return tooLarge()
    pieces.push(piece)
  }
  return ok(Buffer.concat(pieces).toString('utf8'))
}

const nesting = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
])

/**
 * Counts nesting on the text, so that a hostile depth never reaches a recursive function; character by
 * character, since a regular expression that skips strings takes quadratic time on unclosed quotes.
 */
export function isTooDeep(json: ArrayLike<string>): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? ''
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted) depth += nesting.get(sign) ?? 0
    if (depth > sizeLimits.jsonDepth) return true
  }
  return false
}

/** The JSON body of a request; an empty body is `undefined`. */
async function readJsonBody(sent: Sent, options: JsonOptions): Promise<Result<unknown>> {
  const text = await readText(sent, options)
  if (!text.ok) return text
  if (text.value.trim() === '') return ok(undefined)
  if (isTooDeep(text.value)) return refusal('unreadable-body')
  try {
    return ok(JSON.parse(text.value))
  } catch {
    return refusal('unreadable-body')
  }
}

/** A body read as a stream; the reader must limit its size. */
export type ByteBody = {
  /** From content-length; 0 when it is missing. */
  readonly declaredBytes: number
  readonly pieces: AsyncIterable<Uint8Array>
  /** To be called during long work on the body, to extend the timeout. */
  alive(): void
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const byteBody = (request: Request, timeout: RequestTimeout): ByteBody => ({
  declaredBytes: Number(request.headers.get('content-length') ?? 0),
  pieces: timeout.extendWith(request.body ?? nothing()),
  alive: timeout.alive,
})

export async function readBody(sent: Sent, call: Call, timeout: RequestTimeout): Promise<Result<unknown>> {
  if (!call.body) return ok(undefined)
  if (call.bodyKind === 'bytes') return ok(byteBody(sent.request, timeout))
  const options = { maxBytes: bodyLimitOf(call), timeout }
  return call.bodyKind === 'text' ? readText(sent, options) : readJsonBody(sent, options)
}
