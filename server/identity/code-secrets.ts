import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, codeRules, formatCode } from '#domain/identity/one-time-code.ts'
import { type Challenge, provenText, signedPart } from '#domain/identity/proof-of-work.ts'

export const newCode = (): string => formatCode(randomInt(10 ** codeRules.digits))

/** Who may use a code and for what. */
export type CodeOwner = {
  readonly recipient: string
  /** Of a code to an address that this person entered. */
  readonly personId?: string
  readonly purpose: CodePurpose
}

/** Each use of the key signs with its own name, so that a signature for one use is worthless for another. */
const keyed = (secretKey: string, use: string, parts: readonly string[]) =>
  createHmac('sha256', secretKey).update(JSON.stringify([use, ...parts]))

/** The stored form of a code. An unkeyed hash could be reversed with a million guesses. */
export const hashCode = (
  secretKey: string,
  { recipient, personId, purpose }: CodeOwner,
  code: string,
): string =>
  keyed(secretKey, 'one-time code', [recipient, purpose, code, ...(personId ? [personId] : [])]).digest('hex')

const sign = (secretKey: string, challenge: Omit<Challenge, 'signature'>): Buffer =>
  keyed(secretKey, 'challenge', [signedPart(challenge)]).digest()

const randomLength = 16

export function newChallenge(secretKey: string, expires: number): Challenge {
  const random = randomBytes(randomLength).toString('base64url')
  return { random, expires, signature: sign(secretKey, { random, expires }).toString('base64url') }
}

export function isSignedByUs(secretKey: string, challenge: Challenge): boolean {
  const [ours, received] = [sign(secretKey, challenge), Buffer.from(challenge.signature, 'base64url')]
  return ours.length === received.length && timingSafeEqual(ours, received)
}

export const proofDigest = (challenge: string, answer: string): Uint8Array =>
  createHash('sha256').update(provenText(challenge, answer)).digest()
