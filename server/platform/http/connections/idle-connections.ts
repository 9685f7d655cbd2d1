import type { Socket } from 'node:net'
import { timeLimits } from '#server/platform/time-limits.ts'

/** What the next sweep needs to know of a connection. A timer for each would cost more than parsing a request. */
export type Activity = { isUsed: boolean; hasAnswered: boolean; idleSince: number }

/** Closes connections that send no request: the first has the time of its headers, later ones that of an idle connection. */
export class IdleConnections {
  readonly #open = new Map<Socket, Activity>()
  readonly #close: (socket: Socket) => void

  constructor(close: (socket: Socket) => void) {
    this.#close = close
  }

  get sockets(): Iterable<Socket> {
    return this.#open.keys()
  }

  add(socket: Socket, now: number): Activity {
    const activity = { isUsed: false, hasAnswered: false, idleSince: now }
    this.#open.set(socket, activity)
    return activity
  }

  delete(socket: Socket): void {
    this.#open.delete(socket)
  }

  sweep(now: number): void {
    for (const [socket, activity] of this.#open) {
      if (activity.isUsed || socket.writableLength > 0) {
        activity.isUsed = false
        activity.idleSince = now
      }
      const limit = activity.hasAnswered ? timeLimits.keepAliveMs : timeLimits.headersMs
      if (now - activity.idleSince >= limit) this.#close(socket)
    }
  }
}
