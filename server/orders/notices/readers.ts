import type { NoticeReaders } from '#domain/orders/notices/order-notices.ts'
import { listMemberships } from '#server/certification/index.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Keepers = Pick<StoredOrder, 'companyId' | 'placedBy' | 'ownerId'>

/** Active members of the company alone: a person who has left learns nothing more about its orders. */
export async function readersOf(
  db: Db,
  { companyId, placedBy, ownerId }: Keepers,
  to: NoticeReaders,
): Promise<readonly string[]> {
  const members = (await listMemberships(db, companyId)).filter(({ status }) => status === 'active')
  const wanted =
    to === 'administrators'
      ? members.filter(({ role }) => role === 'administrator')
      : members.filter(({ personId }) => personId === placedBy || personId === ownerId)
  return wanted.map(({ personId }) => personId)
}
