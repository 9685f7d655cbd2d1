/** A phone solves it in a second or two; the cost makes mass requests expensive. */
export const proofRules = { bits: 14, lifeSeconds: 10 * 60 } as const

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
