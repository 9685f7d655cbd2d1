import { type CodePurpose, readCode } from '#domain/identity/one-time-code.ts'
import { type Recipient, readRecipient, type TypedRecipient } from '#domain/identity/recipient.ts'
import { invalidFields, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { type CodeOwner, hashCode } from './code-secrets.ts'
import { tryCode } from './code-store.ts'
import type { IdentityDeps } from './deps.ts'

/** A code allows five attempts; this limit stops a caller who tries a few codes on each of many recipients. */
const triesFrom = (network: string) => ({
  purpose: 'code-use',
  subject: network,
  max: 100,
  windowSeconds: 15 * 60,
})

type CodeDeps = Pick<IdentityDeps, 'database' | 'secretKey'>

type TypedCode = {
  readonly code: string
  readonly clientIp: string
}

type CodeUse = TypedCode & { readonly typed: TypedRecipient; readonly purpose: CodePurpose }

/** After these refusals the same code can be used again. */
const keepsCodeUsable = new Set<RefusalCode>(['busy', 'last-administrator', 'account-taken'])

/** Thrown to roll the transaction back. */
class RolledBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.refusal)
    this.refusal = refusal
  }
}

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RolledBack) return error.refusal
  throw error
}

/**
 * Spends the code and runs the action in one transaction. A wrong code is counted as an attempt and nothing else
 * happens. A right code stays usable if the action fails for a reason of `keepsCodeUsable`.
 */
export async function spendCode<T>(
  { database, secretKey }: CodeDeps,
  { code: typed, clientIp, ...codeOwner }: CodeOwner & TypedCode,
  open: (db: Db, client: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  const code = readCode(typed)
  if (!code.ok) return code
  const taken = await takeRateLimit(database.db, [triesFrom(networkOf(clientIp))])
  if (!taken.ok) return taken
  const codeHash = hashCode(secretKey, codeOwner, code.value)
  return database
    .transaction(async (db, client) => {
      if (!(await tryCode(db, { ...codeOwner, codeHash }))) return refusal('wrong-code')
      const opened = await open(db, client)
      if (!opened.ok && keepsCodeUsable.has(opened.refusal)) throw new RolledBack(opened)
      return opened
    })
    .catch(refusalOf)
}

/** The same with a code that was sent to a typed mobile or email address. */
export async function withCode<T>(
  deps: CodeDeps,
  { typed, ...use }: CodeUse,
  open: (db: Db, recipient: Recipient, client: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  const [recipient, code] = [readRecipient(typed), readCode(use.code)]
  if (!recipient.ok || !code.ok)
    return invalidFields({ ...(!recipient.ok && recipient.fields), ...(!code.ok && code.fields) })
  const { value } = recipient
  return spendCode(deps, { ...use, recipient: value.key }, (db, client) => open(db, value, client))
}
