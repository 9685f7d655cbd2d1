import { z } from 'zod'
import type { PublishedRates } from '#domain/rates/read-central-parity.ts'
import { rateLimits } from '#domain/values/exchange.ts'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'

/** The port to a publisher of central parity rates. */
export type ExchangeSource = {
  /** Stated as the source of the rates. */
  readonly name: string
  readonly isDemo: boolean
  read(): Promise<PublishedRates>
}

export const sourceLimitMs = 5_000
/** The real document has some 10 kB. */
export const maxSourceBytes = 256 * 1024
const service = 'the source of exchange rates'

const text = z.string().max(40)
const published = z.object({
  data: z.object({ lastDate: text }),
  records: z
    .array(z.object({ vrtEName: text, price: text }))
    .min(1)
    .max(200),
})

/** Reads no more than the limit. */
async function textOf(answered: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answered.body ?? []) {
    size += piece.byteLength
    if (size > maxSourceBytes) throw new Declined(`${service} sent more than ${maxSourceBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Neither errors nor logs have anything of the answer but its status. */
async function ratesIn(answered: Response): Promise<PublishedRates> {
  if (answered.status >= 500) throw new Unreachable(`${service} answered ${answered.status}`)
  if (!answered.ok) throw new Declined(`${service} answered ${answered.status}`)
  const read = published.safeParse(parsed(await textOf(answered)))
  if (!read.success) throw new Declined(`${service} answered in another format`)
  const { data, records } = read.data
  return {
    lastDate: data.lastDate,
    records: records.map(({ vrtEName, price }) => ({ pair: vrtEName, price })),
  }
}

/** A document over HTTP, in the format that is described in docs/operations.md; no redirect is followed. */
export function httpExchangeSource(url: URL, clock: Clock): ExchangeSource {
  const circuit = createCircuit({ service, clock, limitMs: sourceLimitMs })
  const headers = { accept: 'application/json' }
  return {
    name: url.host.slice(0, rateLimits.source),
    isDemo: false,
    read: () => circuit(async (signal) => ratesIn(await fetch(url, { redirect: 'error', headers, signal }))),
  }
}
