import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Ends, HeaderReader } from '#server/platform/http/requests/read-headers.ts'

/** Answers what is cached without the router. Returns false for other requests, or calls `next` later. */
export type FastPath = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean

/** A GET request without a body and with one Host header. */
export type RequestHead = Ends & {
  readonly url: string
  readonly read: HeaderReader
}

export const endsOf = ({ remoteAddress = '', localPort }: Socket): Ends => ({ remoteAddress, localPort })

/** The body of one reply. `giveBack` is called when it has been sent, and never if sending has failed. */
export type LentBytes = {
  readonly bytes: Buffer
  /**
   * A copy of the head and the body as one buffer, which is sent faster than two; undefined if there is no room for the
   * head. The caller may change the bytes of that copy.
   */
  withHead(head: Buffer): Buffer | undefined
  giveBack(): void
}

/** Texts in the headers of one reply alone; a reply without a page has no nonce. */
export type OwnTexts = { readonly nonce: string; readonly requestId: string }

/** The same object for all such replies of a page, so that its bytes are made once. */
export type ReplyHead = {
  readonly status: number
  /** Names and values in turn, which Node writes faster than an object. */
  readonly headers: readonly string[]
  /** The headers with texts of one reply; depends on nothing else. */
  ownHeaders(texts: OwnTexts): readonly string[]
}

export type CachedReply = {
  readonly head: ReplyHead
  readonly texts: OwnTexts
  readonly body: LentBytes | undefined
  /** Called when the reply has been written. */
  log(): void
}
export type FindReply = (request: RequestHead) => CachedReply | undefined

/** Node keeps only the first Host header. The router refuses such requests, so they are passed on to it. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

export const headerReader =
  ({ headers }: IncomingMessage): HeaderReader =>
  (name) =>
    headers[name]?.toString()

/** Names and values in turn, which Node writes faster than an object. */
export function headerList(...groups: readonly Readonly<Record<string, string>>[]): string[] {
  const list: string[] = []
  for (const group of groups) for (const [name, value] of Object.entries(group)) list.push(name, value)
  return list
}

/** Finds a reply for a request that Node's HTTP server has parsed. */
export const cachedReplyFastPath =
  (findReply: FindReply): FastPath =>
  (request, response) => {
    const { method, url = '', socket } = request
    if (method !== 'GET' || hasTwoHosts(request)) return false
    const reply = findReply({ url, read: headerReader(request), ...endsOf(socket) })
    if (!reply) return false
    const { head, texts, body } = reply
    response.writeHead(head.status, [...head.headers, ...head.ownHeaders(texts)])
    if (body) response.once('finish', () => body.giveBack())
    response.end(body?.bytes)
    reply.log()
    return true
  }

/** The first that answers. */
export const firstOf =
  (...paths: readonly FastPath[]): FastPath =>
  (request, response, next) =>
    paths.some((path) => path(request, response, next))
