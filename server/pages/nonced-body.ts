import type { LentBytes } from '#server/platform/http/connections/fast-path.ts'

/** Free bytes in front of a body for the head of its reply. */
const headRoom = 2_048

/**
 * A body with places for the nonce. Its bytes are lent to one reply at a time, because copying a page costs more than
 * sending it; a reply that is made before they are back gets a copy.
 */
export class NoncedBody implements LentBytes {
  readonly bytes: Buffer
  readonly #memory: Buffer
  readonly #places: readonly number[]
  #head: Buffer | undefined
  #whole: Buffer
  #isLent = false

  constructor(bytes: Buffer, places: readonly number[]) {
    // Memory of its own: a part of Node's pool would keep the whole pool alive.
    this.#memory = Buffer.allocUnsafeSlow(headRoom + bytes.length)
    bytes.copy(this.#memory, headRoom)
    this.bytes = this.#memory.subarray(headRoom)
    this.#whole = this.#memory
    this.#places = places
  }

  get retainedBytes(): number {
    return this.#memory.length
  }

  /** The nonce must have the length of the places. */
  lend(nonce: Buffer): NoncedBody {
    if (this.#isLent) return new NoncedBody(this.bytes, this.#places).lend(nonce)
    this.#isLent = true
    for (const place of this.#places) this.bytes.set(nonce, place)
    return this
  }

  withHead(head: Buffer): Buffer | undefined {
    const start = headRoom - head.length
    if (start < 0) return undefined
    // Most replies of a page have the same head, whose copy still lies there.
    if (head !== this.#head) {
      head.copy(this.#memory, start)
      this.#head = head
      this.#whole = this.#memory.subarray(start)
    }
    return this.#whole
  }

  giveBack(): void {
    this.#isLent = false
  }
}
