import type { ChallengeView } from '#contract/registration.ts'
import {
  acceptedBitsForSend,
  bitsForSend,
  formatChallenge,
  leadingZeroBits,
  proofRules,
  readChallenge,
} from '#domain/identity/proof-of-work.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { countHit, readHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import { isSignedByUs, newChallenge, proofDigest } from './code-secrets.ts'
import { databaseSeconds, spendProof } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'

type Proof = { readonly challenge: string; readonly answer: string }
type Deps = Pick<IdentityDeps, 'database' | 'secretKey'>

const sendsOf = (clientIp: string) => ({
  purpose: 'code-address',
  subject: networkOf(clientIp),
  windowSeconds: 60 * 60,
})

/** As difficult as the next send of the address. */
export async function issueChallenge(
  { database, secretKey }: Deps,
  clientIp: string,
): Promise<ChallengeView> {
  const sends = await readHits(database.db, sendsOf(clientIp))
  const now = await databaseSeconds(database.db)
  const challenge = newChallenge(secretKey, now + proofRules.lifeSeconds)
  return { challenge: formatChallenge(challenge), bits: bitsForSend(sends + 1) }
}

/** True for a solved challenge that we signed, before it expires and only once. */
async function spendValidProof({ database, secretKey }: Deps, proof: Proof | undefined, bits: number) {
  const challenge = readChallenge(proof?.challenge ?? '')
  if (!proof || !challenge || !isSignedByUs(secretKey, challenge)) return false
  if (leadingZeroBits(proofDigest(proof.challenge, proof.answer)) < bits) return false
  if ((await databaseSeconds(database.db)) >= challenge.expires) return false
  // Several base64 texts decode to the same bytes, so the signed value is stored, not the text.
  return spendProof(database.db, challenge.random)
}

/** Counts a send of the address, and asks for a proof from one that sends many. */
export async function checkProof(
  deps: Deps,
  clientIp: string,
  proof: Proof | undefined,
): Promise<Result<undefined>> {
  const send = await countHit(deps.database.db, sendsOf(clientIp))
  const isFree = send <= proofRules.sendsWithoutProof
  if (isFree || (await spendValidProof(deps, proof, acceptedBitsForSend(send)))) return ok(undefined)
  return refusal('proof-needed')
}
