import { draftLimits } from '#domain/orders/drafts/draft.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { deleteDraftsBefore } from './draft-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When a draft that is not changed again is deleted. */
export const keptUntil = (savedAt: Date): Date => new Date(savedAt.getTime() + draftLimits.lifeDays * dayMs)

/** Every night, Shanghai time. */
export const orderDraftSweep = ({ database, clock }: Pick<OrderDeps, 'database' | 'clock'>): JobKind => ({
  name: 'sweep-order-drafts',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '23 4 * * *',
  work: () => deleteDraftsBefore(database.db, new Date(clock.now().getTime() - draftLimits.lifeDays * dayMs)),
})
