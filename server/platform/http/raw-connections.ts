import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { timeLimits } from '#server/platform/time-limits.ts'
import type { CachedReply, FindReply } from './fast-path.ts'
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

function headText({ status, headers }: CachedReply): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`
  return `${text}Date: ${dateText()}\r\n${keepAlive}`
}

function send(socket: Socket, reply: CachedReply): void {
  socket.cork()
  socket.write(headText(reply), 'latin1')
  if (reply.body) socket.write(reply.body.bytes, reply.body.giveBack)
  socket.uncork()
  reply.log()
  if (socket.writableLength === 0) return
  // A client that does not read its reply gets no second one.
  socket.pause()
  socket.once('drain', () => socket.resume())
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
  const onData = (chunk: Buffer) => {
    const request = parseRawRequest(chunk)
    const reply = request && findReply({ ...request, remoteAddress: socket.remoteAddress ?? '' })
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
