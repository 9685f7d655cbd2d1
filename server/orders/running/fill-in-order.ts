import type { fillInOrder as fillInCall, OrderWork } from '#contract/order-work.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { departureDay } from '#domain/orders/milestones/departure-day.ts'
import { checkedDetails } from '#domain/orders/running/checked-details.ts'
import { earlierCutOffs, type OrderCutOff, orderCutOffs } from '#domain/orders/running/order-cut-offs.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import { runningFormOf } from '#domain/orders/running/running-fields.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import {
  findServices,
  insertEvents,
  type OrderChanges,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import { listedFields, numbersIn, orderedContainers, searchTextOf } from '#server/orders/store/search-text.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { nextCutOffColumns } from './next-cut-off.ts'
import { departureOf } from './read-cut-offs.ts'
import { workOnOrder } from './work-on-order.ts'
import { findMilestones, insertDetail, lastDetail, type StoredDetail } from './work-store.ts'

type Input = EndpointInput<typeof fillInCall>

const nothing: OrderValues = { fields: {}, groups: {} }

/** What lists show and search; a field that was left empty keeps what was ordered. */
async function columnsOf(
  db: Db,
  stored: StoredOrder,
  { fields, groups }: OrderValues,
): Promise<OrderChanges> {
  const services = await findServices(db, stored)
  const [{ values: ordered } = { values: nothing }] = services
  const { vessel, voyage } = listedFields(ordered)
  const containers = services.flatMap(({ values }) => orderedContainers(values))
  const billNumber = fields.billNumber ?? null
  const { mblNumber } = fields
  const others = [
    ...new Set([...(mblNumber ? [mblNumber] : []), ...numbersIn(groups.containers), ...containers]),
  ]
  return {
    billNumber,
    vessel: fields.vessel ?? vessel,
    voyage: fields.voyage ?? voyage,
    departsOn: departureDay({
      records: await findMilestones(db, stored.id),
      filledIn: fields,
      ordered: ordered.fields,
    }),
    searchText: searchTextOf({ ...stored, billNumber, others }),
  }
}

/** The fields and groups that differ. */
export const changedNames = (before: OrderValues, after: OrderValues): readonly string[] => {
  // The database returns the names of a row in a sequence of its own.
  const differs = (one: unknown = null, other: unknown = null) =>
    canonicalText({ value: one }) !== canonicalText({ value: other })
  const fields = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])
  const groups = new Set([...Object.keys(before.groups), ...Object.keys(after.groups)])
  return [
    ...[...fields].filter((name) => differs(before.fields[name], after.fields[name])),
    ...[...groups].filter((name) => differs(before.groups[name] ?? [], after.groups[name] ?? [])),
  ]
}

type CutOffs = { readonly before: readonly OrderCutOff[]; readonly after: readonly OrderCutOff[] }

/** As the customer knew them, and as they are now. */
async function cutOffsOf(
  db: Db,
  stored: StoredOrder,
  { last, values }: { readonly last: StoredDetail | undefined; readonly values: OrderValues },
): Promise<CutOffs> {
  const zone = zonesOf(stored).origin
  const departsAt = await departureOf(db, stored)
  return {
    before: orderCutOffs(last && { fields: last.values.fields, zone: last.zones.origin }, departsAt),
    after: orderCutOffs({ fields: values.fields, zone }, departsAt),
  }
}

/** The first cut-off that is earlier now than the customer knew; undefined if none is. */
function earlierOf({ before, after }: CutOffs, now: Date) {
  const [first] = earlierCutOffs(before, after, now)
  return first && { cutOff: first.code, dueAt: first.time.toISOString() }
}

type Written = { readonly details: number; readonly changed: readonly string[] }
type By = { readonly staffId: string; readonly now: Date }

/** A new version of the details, the columns of the lists, and a line of the history; undefined if nothing changed. */
export async function writeDetails(
  db: Db,
  stored: StoredOrder,
  { version, values: sent }: { readonly version: number; readonly values: OrderValues },
  { staffId, now }: By,
): Promise<Result<Written | undefined>> {
  const last = await lastDetail(db, stored.id)
  const lastVersion = last?.version ?? 0
  if (version !== lastVersion) return refusal('order-changed', { version: lastVersion })
  const checked = checkedDetails(runningFormOf(stored), sent)
  if (!checked.ok) return checked
  const values = checked.value
  const changed = changedNames(last?.values ?? nothing, values)
  if (changed.length === 0) return ok(undefined)
  const detail = { orderId: stored.id, version: version + 1, values, zones: zonesOf(stored) }
  await insertDetail(db, { ...detail, writtenBy: staffId, writtenAt: now })
  const cutOffs = await cutOffsOf(db, stored, { last, values })
  await updateOrder(db, stored.id, {
    ...(await columnsOf(db, stored, values)),
    ...nextCutOffColumns(cutOffs.after, now),
  })
  const earlier = earlierOf(cutOffs, now)
  const facts = { details: version + 1, changed, ...(earlier && { earlier }) }
  const event = { orderId: stored.id, kind: 'fill-in', version: stored.version, facts, at: now } as const
  await insertEvents(db, [{ ...event, actorKind: 'staff', actorId: staffId }])
  return ok(facts)
}

export const fillInOrder = (deps: OrderDeps, input: Input): Promise<Result<OrderWork>> =>
  workOnOrder(deps, input, async (db, stored, by) => {
    const written = await writeDetails(db, stored, input.body, by)
    if (!written.ok || !written.value) return written
    const after = { number: stored.number, ...written.value }
    await audit(db, input, { action: 'order-filled-in', subjectId: null, after })
    return written
  })
