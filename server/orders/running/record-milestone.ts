import type { OrderWork, recordOrderMilestone as recordCall } from '#contract/order-work.ts'
import { departureDay } from '#domain/orders/milestones/departure-day.ts'
import { milestoneFacts } from '#domain/orders/milestones/milestones.ts'
import { type MilestoneRecord, recordMilestone } from '#domain/orders/milestones/record-milestone.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import {
  findServices,
  insertEvents,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { workOnOrder } from './work-on-order.ts'
import { findMilestones, insertMilestone, lastDetail } from './work-store.ts'

type Input = EndpointInput<typeof recordCall>

type By = { readonly staffId: string; readonly now: Date }

/** Payment terms count from the day of departure. */
async function updateDeparture(db: Db, stored: StoredOrder): Promise<void> {
  const [service] = await findServices(db, stored)
  const departsOn = departureDay({
    records: await findMilestones(db, stored.id),
    filledIn: (await lastDetail(db, stored.id))?.values.fields,
    ordered: service?.values.fields,
  })
  await updateOrder(db, stored.id, { departsOn })
}

/** The record with a line of the history; returns its facts. */
export async function writeMilestone(db: Db, stored: StoredOrder, record: MilestoneRecord, by: By) {
  const { milestone, classifier, container, at, reason } = record
  await insertMilestone(db, { ...record, orderId: stored.id, recordedBy: by.staffId, recordedAt: by.now })
  if (milestone === 'departure' && classifier === 'actual') await updateDeparture(db, stored)
  const facts = { milestone, classifier, container, at: at?.toISOString() ?? null, reason }
  const event = { orderId: stored.id, kind: 'record-milestone', version: stored.version } as const
  await insertEvents(db, [{ ...event, facts, at: by.now, actorKind: 'staff', actorId: by.staffId }])
  return facts
}

/** Adds a record; one that was made before stays, and its correction says why. */
export const recordOrderMilestone = (deps: OrderDeps, input: Input): Promise<Result<OrderWork>> =>
  workOnOrder(deps, input, async (db, stored, { staffId, now }) => {
    const { number, ...typed } = input.body
    const zone = zonesOf(stored)[milestoneFacts(typed.milestone).clock]
    const records = await findMilestones(db, stored.id)
    const result = recordMilestone(typed, { ...stored, zone, now, records })
    if (!result.ok) return result
    const facts = await writeMilestone(db, stored, result.value, { staffId, now })
    await audit(db, input, { action: 'milestone-recorded', subjectId: null, after: { number, ...facts } })
    return ok(undefined)
  })
