import { crc32 } from 'node:zlib'
import { nonceCharacters } from './nonce.ts'

const stateBits = 32

/** The state of the checksum after more zeros. zlib inverts the state before and after. */
const afterZeros = (state: number, zeros: Buffer): number => ~crc32(zeros, ~state >>> 0)

const emptyNonceChecksum = crc32(Buffer.alloc(nonceCharacters))

/**
 * The CRC-32 of a text with one nonce in several places, without reading the text again. The checksum is linear: a
 * nonce changes it by a sum (XOR) of what each bit of its own checksum changes at the end of the text.
 */
export class NonceChecksum {
  /** With NULs instead of the nonce. */
  readonly #empty: number
  readonly #changes = new Int32Array(stateBits)

  /** The text has NULs in the places of the nonce. */
  constructor(text: Buffer, places: readonly number[]) {
    this.#empty = crc32(text)
    const ends = places.map((place) => place + nonceCharacters)
    const longest = Math.max(0, ...ends.map((end, index) => (ends[index + 1] ?? text.length) - end))
    const zeros = Buffer.alloc(longest)
    const untilNext = ends.map((end, index) => zeros.subarray(0, (ends[index + 1] ?? text.length) - end))
    for (let bit = 0; bit < stateBits; bit += 1)
      this.#changes[bit] = untilNext.reduce((state, gap) => afterZeros(state ^ (1 << bit), gap), 0)
  }

  of(nonce: Buffer): number {
    const own = crc32(nonce) ^ emptyNonceChecksum
    let checksum = this.#empty
    for (let bit = 0; bit < stateBits; bit += 1) if ((own >>> bit) & 1) checksum ^= this.#changes[bit] ?? 0
    return checksum >>> 0
  }
}
