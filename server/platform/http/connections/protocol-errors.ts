import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import { headersFor } from '#server/platform/http/replies/security-headers.ts'

const headers = { ...headersFor(undefined), connection: 'close' }
const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const replyTo = ({ code = '' }: NodeJS.ErrnoException) => {
  const status = statuses[code] ?? 400
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}\r\n`
}

/** Text that comes in the middle of another reply would be read as a part of it. */
const isBeingSent = (reply: ServerResponse | undefined) =>
  reply?.headersSent === true && !reply.writableFinished

/** For a request whose host or URL cannot be read; the router answers its own errors. */
export const replyWithoutRouter = (error: unknown): Response =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })

const wholeUrl = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * The path and query of a request, or undefined if it names another host than its Host header: the host decides about the
 * brand, and there must be one answer to which it is. RFC 9112 §3.2.2 allows a whole URL, as clients send to proxies.
 */
function pathOf(url: string, host: string | undefined): string | undefined {
  if (host === undefined) return undefined
  if (url.startsWith('/') || url === '*') return url
  const [, urlHost, path = ''] = wholeUrl.exec(url) ?? []
  if (urlHost?.toLowerCase() !== host.toLowerCase()) return undefined
  return path.startsWith('/') ? path : `/${path}`
}

/** For a server with `requireHostHeader: false`, whose own refusal has no headers. */
export function requireHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '', request.headers.host)
    if (path === undefined) return void response.writeHead(400, headers).end()
    request.url = path
    listener(request, response)
  }
}

/** Answers what Node refuses before the router with the status of Node and the headers of every reply. */
export function answerProtocolErrors(
  server: Server,
  replyOn: (socket: Socket) => ServerResponse | undefined,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    if (socket.writable && !isBeingSent(replyOn(socket))) socket.write(replyTo(error))
    socket.destroySoon()
  })
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, headers).end()
  })
}
