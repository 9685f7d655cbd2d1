import type { TypedRecipient } from '#domain/identity/recipient.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { IdentityDeps } from './deps.ts'
import { findByAccountKey, lockPersonRow } from './person-store.ts'
import { withCode } from './use-code.ts'

type CodeUse = { readonly typed: TypedRecipient; readonly code: string; readonly clientIp: string }

/** For a request without a login: `findOwner` finds the account of the contact, if it has one. */
export const createSpendVisitorCode =
  (deps: Pick<IdentityDeps, 'database' | 'secretKey'>) =>
  <T>(
    use: CodeUse,
    open: (db: Db, client: PoolClient, findOwner: () => Promise<string | undefined>) => Promise<Result<T>>,
  ): Promise<Result<T>> =>
    withCode(deps, { ...use, purpose: 'request-quote' }, (db, recipient, client) =>
      open(db, client, async () => {
        const found = await findByAccountKey(db, recipient)
        // Locked, so that closing the account at the same time erases the contact too.
        return found && (await lockPersonRow(db, found.id, 'share'))?.id
      }),
    )
