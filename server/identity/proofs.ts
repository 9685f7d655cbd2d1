import type { ChallengeView } from '#contract/registration.ts'
import { leadingZeroBits, proofRules, readChallenge, writeChallenge } from '#domain/identity/proof-of-work.ts'
import { isOurs, newChallenge, proofDigest } from './code-secrets.ts'
import { databaseSeconds, spendProof } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'

export type Proof = { readonly challenge: string; readonly answer: string }
type Deps = Pick<IdentityDeps, 'database' | 'secretKey'>

export async function giveChallenge({ database, secretKey }: Deps): Promise<ChallengeView> {
  const now = await databaseSeconds(database.queries)
  const challenge = newChallenge(secretKey, now + proofRules.lifeSeconds)
  return { challenge: writeChallenge(challenge), bits: proofRules.bits }
}

/** Whether the work was done, for a challenge of ours, in time; from then on it is spent. */
export async function takeProof({ database, secretKey }: Deps, proof: Proof | undefined): Promise<boolean> {
  const challenge = readChallenge(proof?.challenge ?? '')
  if (!proof || !challenge || !isOurs(secretKey, challenge)) return false
  if (leadingZeroBits(proofDigest(proof.challenge, proof.answer)) < proofRules.bits) return false
  if ((await databaseSeconds(database.queries)) >= challenge.expires) return false
  // The text may be spelled in other ways that decode alike; what was signed cannot.
  return spendProof(database.queries, challenge.random)
}
