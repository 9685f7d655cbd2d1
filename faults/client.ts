import http from 'node:http'
import { tokenHeader } from '#contract/envelope-codes.ts'

export type Asked = {
  readonly path: string
  readonly method?: string
  readonly host?: string
  readonly token?: string
  readonly body?: object | Buffer | string
  readonly headers?: http.OutgoingHttpHeaders
  /** An address of 127.0.0.0/8, so that one machine can be many clients. */
  readonly from?: string
  readonly timeoutMs?: number
}

/** Status 0 is a connection that failed or took too long. */
export type Heard = {
  readonly status: number
  readonly ms: number
  /** Empty for pages, because the answers of a whole run are kept. */
  readonly text: string
}

export const hosts = { site: 'group.quayside.example', console: 'console.quayside.example' } as const

/** As long as the pages wait. */
const clientMs = 20_000

const bodyOf = (body: Asked['body']): Buffer | undefined => {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

const optionsOf = (port: number, asked: Asked, body: Buffer | undefined): http.RequestOptions => ({
  host: '127.0.0.1',
  port,
  path: asked.path,
  method: asked.method ?? (body ? 'POST' : 'GET'),
  agent: false,
  localAddress: asked.from,
  timeout: asked.timeoutMs ?? clientMs,
  headers: {
    host: asked.host ?? hosts.site,
    ...(asked.token && { [tokenHeader]: asked.token }),
    ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    ...asked.headers,
  },
})

const hasData = (reply: http.IncomingMessage) => !reply.headers['content-type']?.startsWith('text/html')

export type HeardBytes = Heard & { readonly bytes: Buffer; readonly firstByteMs: number }

/** One request on a new connection, with all bytes of the reply; never throws. */
export function askForBytes(port: number, asked: Asked): Promise<HeardBytes> {
  const body = bodyOf(asked.body)
  const started = performance.now()
  const elapsed = () => performance.now() - started
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, text: '', bytes: Buffer.alloc(0), firstByteMs: 0, ms: elapsed() })
    const request = http.request(optionsOf(port, asked, body), (reply) => {
      const firstByteMs = elapsed()
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('end', () => {
        const bytes = Buffer.concat(pieces)
        const text = hasData(reply) ? bytes.toString() : ''
        resolve({ status: reply.statusCode ?? 0, text, bytes, firstByteMs, ms: elapsed() })
      })
      reply.on('error', fail)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', fail)
    request.end(body)
  })
}

export async function ask(port: number, asked: Asked): Promise<Heard> {
  const { status, ms, text } = await askForBytes(port, asked)
  return { status, ms, text }
}

/** An address of its own for each client. */
export const addressOf = (client: number) => `127.1.${Math.floor(client / 250) % 250}.${(client % 250) + 1}`

/** The data of a successful reply. */
export const dataIn = (heard: Heard): Record<string, unknown> =>
  heard.status === 200 ? JSON.parse(heard.text).data : {}
