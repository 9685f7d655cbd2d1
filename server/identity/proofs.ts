import type { ChallengeView } from '#contract/registration.ts'
import {
  formatChallenge,
  leadingZeroBits,
  proofRules,
  readChallenge,
} from '#domain/identity/proof-of-work.ts'
import { isSignedByUs, newChallenge, proofDigest } from './code-secrets.ts'
import { databaseSeconds, spendProof } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'

export type Proof = { readonly challenge: string; readonly answer: string }
type Deps = Pick<IdentityDeps, 'database' | 'secretKey'>

export async function issueChallenge({ database, secretKey }: Deps): Promise<ChallengeView> {
  const now = await databaseSeconds(database.db)
  const challenge = newChallenge(secretKey, now + proofRules.lifeSeconds)
  return { challenge: formatChallenge(challenge), bits: proofRules.bits }
}

/** True for a solved challenge that we signed, before it expires and only once. */
export async function spendValidProof(
  { database, secretKey }: Deps,
  proof: Proof | undefined,
): Promise<boolean> {
  const challenge = readChallenge(proof?.challenge ?? '')
  if (!proof || !challenge || !isSignedByUs(secretKey, challenge)) return false
  if (leadingZeroBits(proofDigest(proof.challenge, proof.answer)) < proofRules.bits) return false
  if ((await databaseSeconds(database.db)) >= challenge.expires) return false
  // Several base64 texts decode to the same bytes, so the signed value is stored, not the text.
  return spendProof(database.db, challenge.random)
}
