import { connect, type Socket } from 'node:net'
import { ReplyReader } from './reply-reader.ts'

/** One request, sent again and again over a connection that stays open. */
export type Target = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON with POST; a function makes the body of each request. Requests take the headers of a list of callers in turn, because limits count a caller. */
  readonly body?: object | (() => object)
  readonly callers?: readonly Readonly<Record<string, string>>[]
}

const connections = 16
const warmUpMs = 1_000
const roundMs = 1_500
const rounds = 5
const receivedBytes = 256 * 1024

const requestBytes = ({ url, body }: Target, headers: Readonly<Record<string, string>>): Buffer => {
  const { host, pathname, search } = new URL(url)
  const sent = typeof body === 'function' ? body() : body
  const text = sent === undefined ? undefined : JSON.stringify(sent)
  const lines = [
    `${text === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text ?? ''}`)
}

/** Every caller's request, in turn. */
function requestsOf(target: Target): () => Buffer {
  const { headers = {}, callers = [{}] } = target
  const bytesFor = (caller: Readonly<Record<string, string>> = {}) =>
    requestBytes(target, { ...headers, ...caller })
  const requests = typeof target.body === 'function' ? undefined : callers.map(bytesFor)
  let sent = 0
  return () => {
    sent += 1
    return requests?.[sent % requests.length] ?? bytesFor(callers[sent % callers.length])
  }
}

/** Sends one request after another until `isOver`. */
const keepAsking = ({ hostname, port }: URL, nextRequest: () => Buffer, isOver: () => boolean) =>
  new Promise<number>((resolve, reject) => {
    let replies = 0
    const fail = (error: unknown) => {
      socket.destroy()
      reject(error)
    }
    const replyReader = new ReplyReader(() => {
      replies += 1
      if (!isOver()) return void socket.write(nextRequest())
      socket.destroy()
      resolve(replies)
    })
    const onRead = (length: number, buffer: Uint8Array) => {
      try {
        replyReader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
      } catch (error) {
        fail(error)
      }
      return true
    }
    const socket: Socket = connect({
      host: hostname,
      port: Number(port),
      onread: { buffer: Buffer.alloc(receivedBytes), callback: onRead },
    })
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(nextRequest()))
    socket.on('error', fail)
    socket.on('end', () => fail(new Error('The server closed the connection')))
  })

/** Replies a second over so many connections, each with one request at a time. */
export async function perSecond(target: Target, ms: number, clients = connections): Promise<number> {
  const nextRequest = requestsOf(target)
  const started = performance.now()
  const isOver = () => performance.now() - started >= ms
  const url = new URL(target.url)
  const replies = await Promise.all(
    Array.from({ length: clients }, () => keepAsking(url, nextRequest, isOver)),
  )
  return (replies.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started)
}

/** So many requests over the same number of connections. */
export async function sendMany(target: Target, total: number): Promise<void> {
  const nextRequest = requestsOf(target)
  let left = total
  const isOver = () => {
    left -= 1
    return left < connections
  }
  const url = new URL(target.url)
  await Promise.all(Array.from({ length: connections }, () => keepAsking(url, nextRequest, isOver)))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2
}

/** Requests a second of one target, a figure for each round. */
export type Rates = readonly number[]

/**
 * The targets are asked in turn in each round. What slows the machine for a while then slows all targets of a round
 * alike, so a ratio is taken within a round, and the median round counts.
 */
export async function requestsPerSecond<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, Rates>> {
  const names = Object.keys(targets) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (const name of names) await perSecond(targets[name], warmUpMs)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) rates[name].push(await perSecond(targets[name], roundMs))
  return rates
}

export const medianRatio = (rates: Rates, others: Rates): number =>
  median(rates.map((rate, round) => rate / (others[round] ?? 0)))
