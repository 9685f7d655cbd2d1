import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type CachedReply, endsOf, type FindReply } from './fast-path.ts'
import { type Activity, IdleConnections } from './idle-connections.ts'
import { rawHeadOf } from './raw-head.ts'
import { parseRawRequest } from './raw-request.ts'

type Accept = (socket: Socket) => void

function write(socket: Socket, { head, texts, body }: CachedReply, onSent: () => void): void {
  const raw = rawHeadOf(head, texts)
  const whole = body?.withHead(raw.bytes)
  const start = whole ?? Buffer.from(raw.bytes)
  raw.fill(start, texts)
  if (whole || !body) return void socket.write(start, onSent)
  socket.cork()
  socket.write(start)
  socket.write(body.bytes, onSent)
  socket.uncork()
}

function send(socket: Socket, reply: CachedReply): void {
  const { body } = reply
  const onSent = () => {
    body?.giveBack()
    if (socket.isPaused()) socket.resume()
  }
  write(socket, reply, onSent)
  reply.log()
  // A client that does not read its reply gets no second one.
  if (socket.writableLength > 0) socket.pause()
}

export type RawConnections = {
  /** Closes the connections that have been silent too long. */
  sweep(now: number): void
  /** Closes the connections that wait for a request, and the others after their reply. */
  close(): void
  closeNow(): void
}

type ConnectionOptions = {
  readonly findReply: FindReply
  readonly activity: Activity
  /** Called with the first bytes that are not answered here, when nothing here listens any more. */
  readonly handOver: (chunk: Buffer) => void
  readonly onClose: () => void
}

function answerConnection(socket: Socket, options: ConnectionOptions): void {
  const { findReply, activity, handOver, onClose } = options
  const ends = endsOf(socket)
  const onData = (chunk: Buffer) => {
    const request = parseRawRequest(chunk, ends)
    const reply = request && findReply(request)
    if (reply) {
      activity.isUsed = true
      activity.hasAnswered = true
      return send(socket, reply)
    }
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    handOver(chunk)
  }
  const listeners = {
    data: onData,
    end: () => socket.end(),
    // The close event follows.
    error: () => {},
    close: onClose,
  } as const
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
}

/**
 * Answers cached pages before Node's HTTP server, whose request and response objects take longer than the rest of a
 * cached reply. The first request that is not cached gives the connection to the HTTP server, with all its bytes.
 */
export function answerRawRequests(
  server: Server,
  findReply: FindReply,
  close: (socket: Socket) => void,
): RawConnections {
  const accept = server.listeners('connection')[0] as Accept
  const waiting = new IdleConnections(close)

  const onConnection = (socket: Socket) => {
    const handOver = (chunk: Buffer) => {
      waiting.delete(socket)
      socket.pause()
      socket.unshift(chunk)
      accept.call(server, socket)
      process.nextTick(() => socket.resume())
    }
    const activity = waiting.add(socket, Date.now())
    const onClose = () => waiting.delete(socket)
    answerConnection(socket, { findReply, activity, handOver, onClose })
  }

  server.off('connection', accept)
  server.on('connection', onConnection)
  return {
    sweep: (now) => waiting.sweep(now),
    close: () => {
      for (const socket of waiting.sockets) socket.destroySoon()
    },
    closeNow: () => {
      for (const socket of waiting.sockets) socket.destroy()
    },
  }
}
