import { randomFillSync } from 'node:crypto'

const nonceBytes = 18
/** 18 bytes encode to 24 base64 characters without padding. */
export const nonceCharacters = 24

/** One call of the random generator fills many nonces; each byte is used once. */
const random = Buffer.alloc(256 * nonceBytes)
let used = random.length

export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += nonceBytes
  return random.toString('base64', used - nonceBytes, used)
}
