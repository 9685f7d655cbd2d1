import type { Database } from '#server/platform/database/connect.ts'
import { isPasswordOf } from '#server/platform/passwords/passwords.ts'
import { listDemoPeople } from './demo-people-store.ts'

/** The demo accounts of customers that still have their published password. */
export async function findDemoPeople({ db }: Database): Promise<readonly string[]> {
  const found = await Promise.all(
    (await listDemoPeople(db)).map(async ({ account, passwordHash, password }) =>
      (await isPasswordOf(passwordHash, password)) ? [account] : [],
    ),
  )
  return found.flat()
}
