import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for a reply before the next request; this is for clients that send a few ahead. */
const maxWaiting = 16

/**
 * Answers the requests of a connection one after the other. Node starts all that a client sends ahead, so that a few
 * kilobytes could start thousands, and works on after the client has gone. A client that sends more ahead is closed.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waitingOf = new WeakMap<Socket, (() => void)[]>()

  const next = (socket: Socket) => {
    const start = socket.destroyed ? undefined : waitingOf.get(socket)?.shift()
    if (start) start()
    else waitingOf.delete(socket)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const start = () => {
      response.once('close', () => next(socket))
      listener(request, response)
    }
    const waiting = waitingOf.get(socket)
    if (!waiting) {
      waitingOf.set(socket, [])
      return start()
    }
    if (waiting.length >= maxWaiting) return void socket.destroy()
    waiting.push(start)
  }
}
