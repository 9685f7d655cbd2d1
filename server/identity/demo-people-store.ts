import { and, inArray, isNull } from 'drizzle-orm'
import { person } from '#database/schema/identity.ts'
import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The open accounts with the name of a demo account, each with the published password. */
export async function listDemoPeople(db: Db) {
  const names = demoAccounts.map(({ account }) => account)
  const stored = await db
    .select({ id: person.id, account: person.account, passwordHash: person.passwordHash })
    .from(person)
    .where(and(inArray(person.account, names), isNull(person.closedAt)))
  return demoAccounts.flatMap(({ account, password }) =>
    stored.filter((found) => found.account === account).map((found) => ({ ...found, password })),
  )
}
