import type { MilestoneRecordView, OrderWork } from '#contract/order-work.ts'
import { isRunning } from '#domain/orders/running/is-running.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { findMilestones, lastDetail, type StoredDetail, type StoredMilestone } from './work-store.ts'

type Names = ReadonlyMap<string, string>

const viewDetails = (
  detail: StoredDetail | undefined,
  zones: OrderWork['zones'],
  names: Names,
): OrderWork['details'] => ({
  version: detail?.version ?? 0,
  values: (detail?.values ?? { fields: {}, groups: {} }) as OrderWork['details']['values'],
  zones: detail?.zones ?? zones,
  writtenBy: (detail && names.get(detail.writtenBy)) ?? '',
  writtenAt: detail?.writtenAt.toISOString() ?? null,
})

const viewMilestone = (record: StoredMilestone, names: Names): MilestoneRecordView => ({
  milestone: record.milestone,
  classifier: record.classifier,
  container: record.container,
  at: record.at?.toISOString() ?? null,
  zone: record.zone,
  reason: record.reason,
  recordedBy: names.get(record.recordedBy) ?? '',
  recordedAt: record.recordedAt.toISOString(),
})

/** The work on an order, for staff and for its company; up to a moment, or all of it. */
export async function viewWork(
  { database, findStaff }: OrderDeps,
  stored: StoredOrder,
  upTo?: Date,
): Promise<OrderWork> {
  const { db } = database
  const detail = await lastDetail(db, stored.id, upTo)
  const records = await findMilestones(db, stored.id, upTo)
  const writers = [detail?.writtenBy ?? null, ...records.map(({ recordedBy }) => recordedBy)]
  const names = await namesOf(findStaff, db, writers)
  const zones = zonesOf(stored)
  return {
    number: stored.number,
    isRunning: isRunning(stored),
    acknowledgedAt: stored.acknowledgedAt?.toISOString() ?? null,
    zones,
    details: viewDetails(detail, zones, names),
    milestones: records.map((record) => viewMilestone(record, names)),
  }
}
