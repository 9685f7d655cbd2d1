import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { rateAlert } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredAlert = typeof rateAlert.$inferSelect
export type NewAlert = Pick<
  StoredAlert,
  'companyId' | 'personId' | 'brand' | 'pol' | 'pod' | 'containerType' | 'threshold'
>
/** Alerts of the person in this company; those set while with another company do not count. */
export type AlertOwner = Pick<StoredAlert, 'personId' | 'companyId'>

const isOwnedBy = ({ personId, companyId }: AlertOwner) =>
  and(eq(rateAlert.ownerId, companyId), eq(rateAlert.personId, personId))

/** Serialises the alerts of one person, so that their number cannot change meanwhile. */
export const lockAlertsOf = (queries: Queries, personId: string) =>
  queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${personId}`}, 0))`)

export async function countOtherAlerts(queries: Queries, alert: NewAlert): Promise<number> {
  const { pol, pod, containerType } = rateAlert
  const isSame = and(eq(pol, alert.pol), eq(pod, alert.pod), eq(containerType, alert.containerType))
  const [row] = await queries
    .select({ counted: count() })
    .from(rateAlert)
    .where(and(eq(rateAlert.personId, alert.personId), sql`not (${isSame})`))
  return row?.counted ?? 0
}

/** One alert per lane: a new threshold replaces the old one and starts again without a notification. */
export async function putAlert(queries: Queries, alert: NewAlert): Promise<StoredAlert> {
  const { personId, pol, pod, containerType } = rateAlert
  const { threshold, companyId, brand } = alert
  const [stored] = await queries
    .insert(rateAlert)
    .values({ ...alert, ownerId: companyId })
    .onConflictDoUpdate({
      target: [personId, pol, pod, containerType],
      set: { threshold, companyId, ownerId: companyId, brand, notifiedTotal: null, notifiedAt: null },
    })
    .returning()
  if (!stored) throw new Error('An alert was saved but not returned')
  return stored
}

export const findAlertsOf = (queries: Queries, owner: AlertOwner): Promise<StoredAlert[]> =>
  queries
    .select()
    .from(rateAlert)
    .where(isOwnedBy(owner))
    .orderBy(asc(rateAlert.createdAt), asc(rateAlert.id))

export async function removeAlert(queries: Queries, owner: AlertOwner, id: string): Promise<boolean> {
  const gone = await queries
    .delete(rateAlert)
    .where(and(isOwnedBy(owner), eq(rateAlert.id, id)))
    .returning({ id: rateAlert.id })
  return gone.length === 1
}

export const findAlertsAfter = (
  queries: Queries,
  after: string | undefined,
  most: number,
): Promise<StoredAlert[]> =>
  queries
    .select()
    .from(rateAlert)
    .where(after === undefined ? undefined : gt(rateAlert.id, after))
    .orderBy(asc(rateAlert.id))
    .limit(most)

/** False if another job has sent the notification meanwhile. */
export async function markNotified(
  queries: Queries,
  id: string,
  notified: { readonly notifiedTotal: string; readonly notifiedAt: Date },
): Promise<boolean> {
  const marked = await queries
    .update(rateAlert)
    .set(notified)
    .where(and(eq(rateAlert.id, id), isNull(rateAlert.notifiedTotal)))
    .returning({ id: rateAlert.id })
  return marked.length === 1
}

/** Allows the next notification; the time of the last one stays visible. */
export async function resetAlert(queries: Queries, id: string): Promise<void> {
  await queries.update(rateAlert).set({ notifiedTotal: null }).where(eq(rateAlert.id, id))
}
