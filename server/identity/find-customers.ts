import { maskMobileIfAny } from '#domain/identity/account.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { searchPeopleIds } from './people-store.ts'
import { findPeople } from './person-store.ts'

/** Users by name, pinyin, account or whole mobile, for the search over everything. */
export async function findCustomers(db: Db, { text, max }: { readonly text: string; readonly max: number }) {
  const ids = await searchPeopleIds(db, text, max)
  return (await findPeople(db, ids)).map(({ id, name, mobile, email }) => ({
    title: name,
    detail: maskMobileIfAny(mobile) ?? email ?? '',
    opens: 'person' as const,
    id,
  }))
}
