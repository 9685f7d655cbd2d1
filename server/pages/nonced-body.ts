import type { LentBytes } from '#server/platform/http/fast-path.ts'

/**
 * A body with places for the nonce. Its bytes are lent to one reply at a time, because copying a page costs more than
 * sending it; a reply that is made before they are back gets a copy.
 */
export class NoncedBody {
  readonly #bytes: Buffer
  readonly #places: readonly number[]
  #isLent = false

  constructor(bytes: Buffer, places: readonly number[]) {
    this.#bytes = bytes
    this.#places = places
  }

  get length(): number {
    return this.#bytes.length
  }

  /** The nonce must have the length of the places. */
  lend(nonce: Buffer): LentBytes {
    const isCopy = this.#isLent
    const bytes = isCopy ? Buffer.from(this.#bytes) : this.#bytes
    this.#isLent = true
    for (const place of this.#places) bytes.set(nonce, place)
    return {
      bytes,
      giveBack: () => {
        if (!isCopy) this.#isLent = false
      },
    }
  }
}
