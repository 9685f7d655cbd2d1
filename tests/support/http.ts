import http, { type IncomingHttpHeaders } from 'node:http'
import net from 'node:net'

export type Reply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  json(): unknown
}

export type Asked = {
  readonly method?: string
  /** The brand is chosen by it; node's own client would call by address. */
  readonly host?: string
  readonly headers?: http.OutgoingHttpHeaders
  /** Several pieces travel chunked, without a length. */
  readonly body?: string | Buffer | readonly Buffer[]
  readonly agent?: http.Agent
}

const bodyHeaders = (body: Asked['body']) =>
  typeof body === 'string' || Buffer.isBuffer(body) ? { 'content-length': Buffer.byteLength(body) } : {}

async function readReply(message: http.IncomingMessage): Promise<Reply> {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  const text = bytes.toString()
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    bytes,
    text,
    json: () => JSON.parse(text),
  }
}

/** One request on a connection of its own, its path exactly as given. */
export function ask(port: number, path: string, asked: Asked = {}): Promise<Reply> {
  const { method = 'GET', host = 'localhost', body, agent } = asked
  return new Promise((resolve, reject) => {
    const headers = { host, ...bodyHeaders(body), ...asked.headers }
    const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: agent ?? false })
    request.on('response', (message) => readReply(message).then(resolve, reject))
    request.on('error', reject)
    if (Array.isArray(body)) for (const piece of body) request.write(piece)
    else if (body !== undefined) request.write(body)
    request.end()
  })
}

/** Bytes as they are, for what no client would send; gives everything that came back until the line closed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let heard = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      heard += piece
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', (error) => (heard === '' ? reject(error) : resolve(heard)))
  })
}
