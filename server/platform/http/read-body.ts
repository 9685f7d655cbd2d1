import type { Call } from '#contract/call.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { sizeLimits } from '#server/platform/time-limits.ts'
import type { Patience } from './patience.ts'

const bodyLimitText = `${sizeLimits.bodyBytes / 1024} KiB`

const tooLarge = () => refuse('too-large', { limit: bodyLimitText })

/** Reads at most the limit; what claims or turns out to be larger is refused without being kept. */
async function readText(request: Request): Promise<Verdict<string>> {
  if (Number(request.headers.get('content-length') ?? 0) > sizeLimits.bodyBytes) return tooLarge()
  if (!request.body) return accept('')
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body) {
    size += piece.byteLength
    if (size > sizeLimits.bodyBytes) return tooLarge()
    pieces.push(piece)
  }
  return accept(Buffer.concat(pieces).toString('utf8'))
}

const nesting = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
])

/**
 * Nesting is counted on the text, so a hostile depth never reaches a recursive function; sign by sign,
 * since a pattern that skips quoted texts takes quadratic time on quotes that never close.
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

/** The JSON body of a request; nothing sent is `undefined`. */
async function readJsonBody(request: Request): Promise<Verdict<unknown>> {
  const text = await readText(request)
  if (!text.ok) return text
  if (text.value.trim() === '') return accept(undefined)
  if (isTooDeep(text.value)) return refuse('unreadable-body')
  try {
    return accept(JSON.parse(text.value))
  } catch {
    return refuse('unreadable-body')
  }
}

/** A body that is taken as it comes: whoever reads it bounds it. */
export type ByteBody = {
  /** What the sender says it will be. */
  readonly declaredBytes: number
  readonly pieces: AsyncIterable<Uint8Array>
  /** Whoever works on it longer than a call may be silent says so now and then. */
  alive(): void
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const byteBody = (request: Request, patience: Patience): ByteBody => ({
  declaredBytes: Number(request.headers.get('content-length') ?? 0),
  pieces: patience.moving(request.body ?? nothing()),
  alive: patience.alive,
})

/** The body as the call wants it. */
export async function readBody(request: Request, call: Call, patience: Patience): Promise<Verdict<unknown>> {
  if (!call.body) return accept(undefined)
  return call.bodyKind === 'bytes' ? accept(byteBody(request, patience)) : readJsonBody(request)
}
