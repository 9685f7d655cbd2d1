import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { visitor } from '#server/platform/http/requests/principal.ts'
import type { LoadedOrder } from './load-order.ts'

/** The system itself: no one is logged in, and there is no request. */
const byJob = (job: string, { brand }: Pick<StoredOrder, 'brand'>): Doer => ({
  request: {
    brand,
    isConsole: false,
    language: 'zh',
    origin: '',
    requestId: job,
    clientIp: 'scheduled job',
  },
  principal: visitor,
})

type Moved = Pick<StoredOrder, 'brand' | 'number' | 'state'>

/** A move that a scheduled job made. */
export const auditMoveByJob = (
  db: Db,
  job: string,
  { number, state, brand }: Moved,
  { order }: Pick<LoadedOrder, 'order'>,
  move: string,
): Promise<void> =>
  audit(db, byJob(job, { brand }), {
    action: 'order-moved',
    subjectId: null,
    before: { number, state },
    after: { number, state: order.state, move },
  })
