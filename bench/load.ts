import { connect, type Socket } from 'node:net'
import { ReplyReader } from './reply-reader.ts'

/** One request, sent again and again over a connection that stays open. */
export type Target = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON with POST. Requests take the headers of a list of callers in turn, because limits count a caller. */
  readonly body?: object
  readonly callers?: readonly Readonly<Record<string, string>>[]
}

const connections = 16
const warmUpMs = 1_000
const roundMs = 1_500
const rounds = 3
const receivedBytes = 256 * 1024

const requestBytes = ({ url, body }: Target, headers: Readonly<Record<string, string>>): Buffer => {
  const { host, pathname, search } = new URL(url)
  const text = body === undefined ? undefined : JSON.stringify(body)
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
  const requests = callers.map((caller) => requestBytes(target, { ...headers, ...caller }))
  let sent = 0
  return () => {
    sent += 1
    return requests[sent % requests.length] ?? Buffer.alloc(0)
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

async function perSecond(target: Target, ms: number): Promise<number> {
  const nextRequest = requestsOf(target)
  const started = performance.now()
  const isOver = () => performance.now() - started >= ms
  const url = new URL(target.url)
  const replies = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(url, nextRequest, isOver)),
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

/**
 * Requests a second of each target: the best of a few rounds taken in turn, because other work on the machine only
 * slows a round.
 */
export async function requestsPerSecond<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(targets) as Name[]
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  for (const name of names) await perSecond(targets[name], warmUpMs)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) best[name] = Math.max(best[name], await perSecond(targets[name], roundMs))
  return best
}
