import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, codeRules, writeCode } from '#domain/identity/one-time-code.ts'
import { type Challenge, provenText, signedPart } from '#domain/identity/proof-of-work.ts'

export const newCode = (): string => writeCode(randomInt(10 ** codeRules.digits))

export type CodeFor = { readonly mobile: string; readonly purpose: CodePurpose; readonly code: string }

/** Each use of the key signs under its own name, so that nothing made for one can serve another. */
const keyed = (secretKey: string, use: string, deps: readonly string[]) =>
  createHmac('sha256', secretKey).update(JSON.stringify([use, ...deps]))

/** What is kept of a code. Without the key a million guesses would find it. */
export const hashCode = (secretKey: string, { mobile, purpose, code }: CodeFor): string =>
  keyed(secretKey, 'one-time code', [mobile, purpose, code]).digest('hex')

const sign = (secretKey: string, challenge: Omit<Challenge, 'signature'>): Buffer =>
  keyed(secretKey, 'challenge', [signedPart(challenge)]).digest()

const randomLength = 16

export function newChallenge(secretKey: string, expires: number): Challenge {
  const random = randomBytes(randomLength).toString('base64url')
  return { random, expires, signature: sign(secretKey, { random, expires }).toString('base64url') }
}

export function isOurs(secretKey: string, challenge: Challenge): boolean {
  const [ours, given] = [sign(secretKey, challenge), Buffer.from(challenge.signature, 'base64url')]
  return ours.length === given.length && timingSafeEqual(ours, given)
}

export const proofDigest = (challenge: string, answer: string): Uint8Array =>
  createHash('sha256').update(provenText(challenge, answer)).digest()
