/**
 * A phone solves the first ones in a second or two; the cost makes mass requests expensive. Each further bit doubles it, up
 * to about a minute.
 */
export const proofRules = {
  /** Sends of an address in an hour; high enough for an office whose users share one. */
  sendsWithoutProof: 20,
  bits: 14,
  /** After so many more sends of the address, a proof needs one bit more. */
  sendsPerBit: 20,
  maxBits: 20,
  lifeSeconds: 10 * 60,
} as const

/** The difficulty of the proof for the given send of an address in an hour. */
export function bitsForSend(send: number): number {
  const { sendsWithoutProof, bits, sendsPerBit, maxBits } = proofRules
  const steps = Math.floor((send - sendsWithoutProof - 1) / sendsPerBit)
  return Math.min(maxBits, bits + Math.max(0, steps))
}

/** What is accepted. Others at the same address may send between challenge and proof, so one step less is enough. */
export const acceptedBitsForSend = (send: number): number => bitsForSend(send - proofRules.sendsPerBit)

/** Format: `<random>.<expires>.<signature>`, with `expires` in seconds since 1970. */
export type Challenge = { readonly random: string; readonly expires: number; readonly signature: string }

const challengeFormat = /^([\w-]{16,64})\.(\d{1,12})\.([\w-]{16,128})$/

export function readChallenge(text: string): Challenge | undefined {
  const [, random, expires, signature] = challengeFormat.exec(text) ?? []
  return random && expires && signature ? { random, expires: Number(expires), signature } : undefined
}

/** The signed text. */
export const signedPart = ({ random, expires }: Omit<Challenge, 'signature'>): string =>
  `${random}.${expires}`

export const formatChallenge = (challenge: Challenge): string =>
  `${signedPart(challenge)}.${challenge.signature}`

/** The text that client and server hash. */
export const provenText = (challenge: string, answer: string): string => `${challenge}.${answer}`

export function leadingZeroBits(digest: Uint8Array): number {
  const zeroBytes = digest.findIndex((byte) => byte !== 0)
  const first = digest[zeroBytes]
  return first === undefined ? digest.length * 8 : zeroBytes * 8 + Math.clz32(first) - 24
}
