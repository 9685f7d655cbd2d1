import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { sizeLimits, timeLimits } from '#server/platform/time-limits.ts'
import { hasBody } from './body-timeout.ts'

/** Ends the reply's side, and reads on until the client ends its own or a limit is reached. */
function endAndRead(socket: Socket, close: () => void): void {
  const timer = setTimeout(close, timeLimits.restOfBodyMs)
  const maxBytes = socket.bytesRead + sizeLimits.restOfBodyBytes
  // Node's parser would stop the reading, because its pieces are not read.
  socket.removeAllListeners('data')
  socket.on('data', () => {
    if (socket.bytesRead > maxBytes) close()
  })
  socket.once('end', close)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
  socket.resume()
}

/**
 * Lets a client read a reply that it gets while it is still sending its body. A connection that is closed with unread
 * bytes is reset, and the client's system then drops the reply.
 */
export function readRestOfBody(request: IncomingMessage): void {
  if (!hasBody(request)) return
  const { socket } = request
  const prototype: Socket = Object.getPrototypeOf(socket)
  const close = () => prototype.destroySoon.call(socket)
  // Node calls this after the reply when the connection is not to be kept.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return close()
    // The adapter of the router calls it again.
    socket.destroySoon = () => {}
    endAndRead(socket, close)
  }
}
