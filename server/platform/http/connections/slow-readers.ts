import type { Socket } from 'node:net'

type Waiting = { readonly bytes: number; readonly since: number }

/** Closes connections whose client does not take a reply, because the reply stays in memory until then. */
export class SlowReaders {
  readonly #sockets = new Set<Socket>()
  readonly #waiting = new WeakMap<Socket, Waiting>()
  readonly #maxMs: number
  readonly #close: (socket: Socket) => void

  constructor(maxMs: number, close: (socket: Socket) => void) {
    this.#maxMs = maxMs
    this.#close = close
  }

  add(socket: Socket): void {
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
  }

  /** Closes those that have taken no chunk for the whole time. */
  sweep(now: number): void {
    for (const socket of this.#sockets) {
      const { writableLength: bytes } = socket
      const earlier = this.#waiting.get(socket)
      if (bytes === 0) this.#waiting.delete(socket)
      else if (earlier?.bytes !== bytes) this.#waiting.set(socket, { bytes, since: now })
      else if (now - earlier.since >= this.#maxMs) this.#close(socket)
    }
  }
}
