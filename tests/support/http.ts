import http, { type IncomingHttpHeaders } from 'node:http'
import net from 'node:net'

export type Reply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  json(): unknown
}

export type RequestOptions = {
  readonly method?: string
  /** Selects the brand. */
  readonly host?: string
  readonly headers?: http.OutgoingHttpHeaders
  /** Several pieces are sent chunked, without a content length. */
  readonly body?: string | Buffer | readonly Buffer[]
  readonly agent?: http.Agent
}

/** A text is JSON unless the test names another type. */
const bodyHeaders = (body: RequestOptions['body']) => ({
  ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  ...((typeof body === 'string' || Buffer.isBuffer(body)) && { 'content-length': Buffer.byteLength(body) }),
})

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

/** One request on a new connection, with the path unchanged. */
export function sendRequest(port: number, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { method = 'GET', host = 'localhost', body, agent } = options
  return new Promise((resolve, reject) => {
    const headers = { host, ...bodyHeaders(body), ...options.headers }
    const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: agent ?? false })
    request.on('response', (message) => readReply(message).then(resolve, reject))
    request.on('error', reject)
    if (Array.isArray(body)) for (const piece of body) request.write(piece)
    else if (body !== undefined) request.write(body)
    request.end()
  })
}

/** Sends raw bytes, for requests that no client would send. Returns everything received until the connection closed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      received += piece
    })
    socket.on('close', () => resolve(received))
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)))
  })
}
