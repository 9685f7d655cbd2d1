/** A phone finds an answer in a second or two; whoever sends thousands pays it thousands of times. */
export const proofRules = { bits: 14, lifeSeconds: 10 * 60 } as const

/** A challenge as it travels: `<random>.<expires>.<signature>`; the moment is in seconds since 1970. */
export type Challenge = { readonly random: string; readonly expires: number; readonly signature: string }

const shape = /^([\w-]{16,64})\.(\d{1,12})\.([\w-]{16,128})$/

export function readChallenge(text: string): Challenge | undefined {
  const [, random, expires, signature] = shape.exec(text) ?? []
  return random && expires && signature ? { random, expires: Number(expires), signature } : undefined
}

/** What the signature vouches for. */
export const signedPart = ({ random, expires }: Omit<Challenge, 'signature'>): string =>
  `${random}.${expires}`

export const writeChallenge = (challenge: Challenge): string =>
  `${signedPart(challenge)}.${challenge.signature}`

/** What both sides hash. */
export const provenText = (challenge: string, answer: string): string => `${challenge}.${answer}`

/** How many bits of a digest are zero before the first that is not. */
export function leadingZeroBits(digest: Uint8Array): number {
  const zeroBytes = digest.findIndex((byte) => byte !== 0)
  const first = digest[zeroBytes]
  return first === undefined ? digest.length * 8 : zeroBytes * 8 + Math.clz32(first) - 24
}
