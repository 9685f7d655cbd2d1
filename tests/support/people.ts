import type { Pool } from 'pg'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { type DemoAccount, demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import type { Reply } from './http.ts'

export function demoAccount(account: string): DemoAccount {
  const found = demoAccounts.find((one) => one.account === account)
  if (!found) throw new Error(`No demo account is called ${account}`)
  return found
}

/** The token of a reply; fails the test without one. */
export function tokenOf({ headers, text }: Reply): string {
  const token = headers[tokenHeader]
  if (typeof token !== 'string') throw new Error(`The reply has no token: ${text}`)
  return token
}

export const sessionCount = async (pool: Pool): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS n FROM session')).rows[0].n
