import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { Turns } from './turns.ts'

/**
 * Browsers and proxies wait for a reply before the next request; this is for clients that send a few ahead. In all, because
 * a few hundred connections with sixteen each are seconds of work.
 */
const maxWaiting = { ofOne: 16, inAll: 512 } as const

/** What waits on each connection, and how much that is in all. */
class Waiting {
  readonly #of = new WeakMap<Socket, (() => void)[]>()
  #inAll = 0

  isBusy(socket: Socket): boolean {
    return this.#of.has(socket)
  }

  /** False if no more may wait. */
  add(socket: Socket, start: () => void): boolean {
    const list = this.#of.get(socket) ?? []
    if (list.length >= maxWaiting.ofOne || this.#inAll >= maxWaiting.inAll) return false
    list.push(start)
    this.#inAll += 1
    return true
  }

  begin(socket: Socket): void {
    this.#of.set(socket, [])
  }

  hasNext(socket: Socket): boolean {
    return !socket.destroyed && (this.#of.get(socket) ?? []).length > 0
  }

  takeNext(socket: Socket): (() => void) | undefined {
    const start = this.#of.get(socket)?.shift()
    if (start) this.#inAll -= 1
    return start
  }

  end(socket: Socket): void {
    this.#inAll -= this.#of.get(socket)?.length ?? 0
    this.#of.delete(socket)
  }
}

/**
 * Answers the requests of a connection one after the other. Node starts all that a client sends ahead, so that a few
 * kilobytes could start thousands, and works on after the client has gone. A client that sends more ahead is closed.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new Waiting()
  const turns = new Turns()

  const startNext = (socket: Socket) => {
    if (waiting.hasNext(socket)) waiting.takeNext(socket)?.()
    else waiting.end(socket)
  }

  // A reply that the system takes at once would start the next one in the same turn, so that a few hundred clients with
  // requests sent ahead stopped all others for seconds.
  const next = (socket: Socket) => {
    if (waiting.hasNext(socket)) turns.add(() => startNext(socket))
    else waiting.end(socket)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const start = () => {
      response.once('close', () => next(socket))
      listener(request, response)
    }
    if (!waiting.isBusy(socket)) {
      waiting.begin(socket)
      return start()
    }
    if (!waiting.add(socket, start)) socket.destroy()
  }
}
