import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { rateAlert } from '#database/schema/quotes.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredAlert = typeof rateAlert.$inferSelect
export type NewAlert = Pick<
  StoredAlert,
  'companyId' | 'personId' | 'brand' | 'pol' | 'pod' | 'containerType' | 'threshold'
>
/** Whose they are: what he set while he was with another company is not looked at. */
export type AlertOwner = Pick<StoredAlert, 'personId' | 'companyId'>

const isOf = ({ personId, companyId }: AlertOwner) =>
  and(eq(rateAlert.personId, personId), eq(rateAlert.companyId, companyId))

/** One at a time for each person, so that what is counted is what there is. */
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

/** A lane is watched once: another threshold takes the place of the first, and is told of anew. */
export async function putAlert(queries: Queries, alert: NewAlert): Promise<StoredAlert> {
  const { personId, pol, pod, containerType } = rateAlert
  const { threshold, companyId, brand } = alert
  const [stored] = await queries
    .insert(rateAlert)
    .values(alert)
    .onConflictDoUpdate({
      target: [personId, pol, pod, containerType],
      set: { threshold, companyId, brand, notifiedTotal: null, notifiedAt: null },
    })
    .returning()
  if (!stored) throw new Error('An alert was written and is not there')
  return stored
}

export const findAlertsOf = (queries: Queries, owner: AlertOwner): Promise<StoredAlert[]> =>
  queries.select().from(rateAlert).where(isOf(owner)).orderBy(asc(rateAlert.createdAt), asc(rateAlert.id))

export async function removeAlert(queries: Queries, owner: AlertOwner, id: string): Promise<boolean> {
  const gone = await queries
    .delete(rateAlert)
    .where(and(isOf(owner), eq(rateAlert.id, id)))
    .returning({ id: rateAlert.id })
  return gone.length === 1
}

/** Some at a time, by id. */
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

/** Whether nobody has told of it meanwhile. */
export async function markNotified(
  queries: Queries,
  id: string,
  told: { readonly notifiedTotal: string; readonly notifiedAt: Date },
): Promise<boolean> {
  const marked = await queries
    .update(rateAlert)
    .set(told)
    .where(and(eq(rateAlert.id, id), isNull(rateAlert.notifiedTotal)))
    .returning({ id: rateAlert.id })
  return marked.length === 1
}

/** When it was told stays to be seen; that it was told is forgotten. */
export async function markWaiting(queries: Queries, id: string): Promise<void> {
  await queries.update(rateAlert).set({ notifiedTotal: null }).where(eq(rateAlert.id, id))
}
