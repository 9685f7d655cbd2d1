import type { CodePurpose } from '#domain/identity/one-time-code.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { readMobile } from '#domain/values/formats.ts'
import { type Refusal, type RefusalCode, refuse, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { PoolClient, Queries } from '#server/platform/database/connect.ts'
import { hashCode } from './code-secrets.ts'
import { tryCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'

/** A code bears five tries; this holds up whoever tries a few at each of many mobiles. */
const triesFrom = (address: string) => ({
  purpose: 'code-use',
  subject: address,
  most: 100,
  windowSeconds: 15 * 60,
})

export type CodeUse = {
  /** Both as typed. */
  readonly mobile: string
  readonly code: string
  readonly purpose: CodePurpose
  readonly clientIp: string
}

/** Whoever is refused so may come again with the same code. */
const leavingTheCode = new Set<RefusalCode>(['busy', 'last-administrator'])

/** Takes back what the transaction did. */
class Undone extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refusal)
    this.refusal = refusal
  }
}

const asUndone = (error: unknown): Refusal => {
  if (error instanceof Undone) return error.refusal
  throw error
}

/**
 * Spends the code and opens what it is for in one transaction; a wrong one leaves its try behind and nothing else.
 * A right one is not spent where what stood in the way was not the code.
 */
export async function withCode<T>(
  { database, secretKey }: Pick<IdentityDeps, 'database' | 'secretKey'>,
  use: CodeUse,
  open: (queries: Queries, mobile: string, client: PoolClient) => Promise<Verdict<T>>,
): Promise<Verdict<T>> {
  const [mobile, code] = [readMobile(use.mobile), readCode(use.code)]
  if (!mobile.ok) return mobile
  if (!code.ok) return code
  const taken = await takeAttempt(database.queries, [triesFrom(networkOf(use.clientIp))])
  if (!taken.ok) return taken
  const asked = { mobile: mobile.value, purpose: use.purpose }
  const codeHash = hashCode(secretKey, { ...asked, code: code.value })
  return database
    .transaction(async (queries, client) => {
      if (!(await tryCode(queries, { ...asked, codeHash }))) return refuse('wrong-code')
      const opened = await open(queries, asked.mobile, client)
      if (!opened.ok && leavingTheCode.has(opened.refusal)) throw new Undone(opened)
      return opened
    })
    .catch(asUndone)
}
