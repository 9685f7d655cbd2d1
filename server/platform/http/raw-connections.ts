import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { timeLimits } from '#server/platform/time-limits.ts'
import { type CachedReply, endsOf, type FindReply, type FixedHead, type LentBytes } from './fast-path.ts'
import { parseRawRequest } from './raw-request.ts'

type Accept = (socket: Socket) => void

const oneSecondMs = 1_000
let date = { second: 0, text: '' }

/** The date header has seconds, so its text is made once a second. */
function dateText(): string {
  const second = Math.floor(Date.now() / oneSecondMs)
  if (second !== date.second) date = { second, text: new Date(second * oneSecondMs).toUTCString() }
  return date.text
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${timeLimits.keepAliveMs / oneSecondMs}\r\n\r\n`

const fixedTexts = new WeakMap<FixedHead, string>()

const linesOf = (headers: readonly string[]) => {
  let text = ''
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`
  return text
}

function fixedText(head: FixedHead): string {
  const known = fixedTexts.get(head)
  if (known !== undefined) return known
  const text = `HTTP/1.1 ${head.status} ${STATUS_CODES[head.status]}\r\n${linesOf(head.headers)}`
  fixedTexts.set(head, text)
  return text
}

const headText = ({ head, ownHeaders }: CachedReply) =>
  `${fixedText(head)}${linesOf(ownHeaders)}Date: ${dateText()}\r\n${keepAlive}`

function write(socket: Socket, head: string, body: LentBytes | undefined, onSent: () => void): void {
  const whole = body?.withHead(head)
  if (whole) return void socket.write(whole, onSent)
  if (!body) return void socket.write(head, 'latin1', onSent)
  socket.cork()
  socket.write(head, 'latin1')
  socket.write(body.bytes, onSent)
  socket.uncork()
}

function send(socket: Socket, reply: CachedReply): void {
  const { body } = reply
  const onSent = () => {
    body?.giveBack()
    if (socket.isPaused()) socket.resume()
  }
  write(socket, headText(reply), body, onSent)
  reply.log()
  // A client that does not read its reply gets no second one.
  if (socket.writableLength > 0) socket.pause()
}

export type RawConnections = {
  /** Closes the connections that wait for a request, and the others after their reply. */
  close(): void
  closeNow(): void
}

type ConnectionOptions = {
  readonly findReply: FindReply
  /** Called with the first bytes that are not answered here, when nothing here listens any more. */
  readonly handOver: (chunk: Buffer) => void
  readonly onClose: () => void
}

function answerConnection(socket: Socket, { findReply, handOver, onClose }: ConnectionOptions): void {
  const ends = endsOf(socket)
  const onData = (chunk: Buffer) => {
    const request = parseRawRequest(chunk, ends)
    const reply = request && findReply(request)
    if (reply) {
      if (socket.timeout !== timeLimits.keepAliveMs) socket.setTimeout(timeLimits.keepAliveMs)
      return send(socket, reply)
    }
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    socket.setTimeout(0)
    handOver(chunk)
  }
  const listeners = {
    data: onData,
    end: () => socket.end(),
    // The close event follows.
    error: () => {},
    timeout: () => socket.destroy(),
    close: onClose,
  } as const
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  socket.setTimeout(timeLimits.headersMs)
}

/**
 * Answers cached pages before Node's HTTP server, whose request and response objects take longer than the rest of a
 * cached reply. The first request that is not cached gives the connection to the HTTP server, with all its bytes.
 */
export function answerRawRequests(server: Server, findReply: FindReply): RawConnections {
  const accept = server.listeners('connection')[0] as Accept
  const sockets = new Set<Socket>()

  const onConnection = (socket: Socket) => {
    const handOver = (chunk: Buffer) => {
      sockets.delete(socket)
      socket.pause()
      socket.unshift(chunk)
      accept.call(server, socket)
      process.nextTick(() => socket.resume())
    }
    sockets.add(socket)
    answerConnection(socket, { findReply, handOver, onClose: () => sockets.delete(socket) })
  }

  server.off('connection', accept)
  server.on('connection', onConnection)
  return {
    close: () => {
      for (const socket of sockets) socket.destroySoon()
    },
    closeNow: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
