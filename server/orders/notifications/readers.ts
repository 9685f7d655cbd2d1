import type { NotificationReaders } from '#domain/orders/notifications/order-notifications.ts'
import { listMemberships } from '#server/certification/index.ts'
import { watchersOf } from '#server/orders/sharing/watcher-store.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

type Keepers = Pick<StoredOrder, 'id' | 'companyId' | 'ownerId'>

/** Active members of the company alone: a person who has left learns nothing more about its orders. */
export async function readersOf(
  db: Db,
  { id, companyId, ownerId }: Keepers,
  to: NotificationReaders,
): Promise<readonly string[]> {
  const members = (await listMemberships(db, companyId)).filter(({ status }) => status === 'active')
  const keepers = new Set([ownerId, ...(await watchersOf(db, id))])
  const wanted = members.filter(({ role, personId }) =>
    to === 'administrators' ? role === 'administrator' : keepers.has(personId),
  )
  return wanted.map(({ personId }) => personId)
}
