import type { Pool } from 'pg'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { type DemoAccount, demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import type { Reply } from './http.ts'

export function demoAccount(account: string): DemoAccount {
  const found = demoAccounts.find((one) => one.account === account)
  if (!found) throw new Error(`Nobody is called ${account}`)
  return found
}

/** The token a reply carries; a reply without one fails the test. */
export function tokenOf({ headers, text }: Reply): string {
  const token = headers[tokenHeader]
  if (typeof token !== 'string') throw new Error(`The reply carries no token: ${text}`)
  return token
}

export const sessionCount = async (pool: Pool): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS n FROM session')).rows[0].n
