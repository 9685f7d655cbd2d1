import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { rateAlert } from '#database/schema/quotes-alerts.ts'
import type { DayPrice, LanePrices } from '#domain/quotes/saved/lane-prices.ts'
import { money } from '#domain/values/money.ts'
import type { Db } from '#server/platform/database/connect.ts'

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
export const lockAlertsOf = (db: Db, personId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${personId}`}, 0))`)

export async function countOtherAlerts(db: Db, alert: NewAlert): Promise<number> {
  const { pol, pod, containerType } = rateAlert
  const isSame = and(eq(pol, alert.pol), eq(pod, alert.pod), eq(containerType, alert.containerType))
  const [row] = await db
    .select({ counted: count() })
    .from(rateAlert)
    .where(and(eq(rateAlert.personId, alert.personId), sql`not (${isSame})`))
  return row?.counted ?? 0
}

/** One alert per lane: a new threshold replaces the old one and starts again without a notification. */
export async function putAlert(db: Db, alert: NewAlert): Promise<StoredAlert> {
  const { personId, pol, pod, containerType } = rateAlert
  const { threshold, companyId, brand } = alert
  const [stored] = await db
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

export const findAlertsOf = (db: Db, owner: AlertOwner): Promise<StoredAlert[]> =>
  db.select().from(rateAlert).where(isOwnedBy(owner)).orderBy(asc(rateAlert.createdAt), asc(rateAlert.id))

export async function removeAlert(db: Db, owner: AlertOwner, id: string): Promise<boolean> {
  const gone = await db
    .delete(rateAlert)
    .where(and(isOwnedBy(owner), eq(rateAlert.id, id)))
    .returning({ id: rateAlert.id })
  return gone.length === 1
}

export const findAlertsAfter = (db: Db, after: string | undefined, limit: number): Promise<StoredAlert[]> =>
  db
    .select()
    .from(rateAlert)
    .where(after === undefined ? undefined : gt(rateAlert.id, after))
    .orderBy(asc(rateAlert.id))
    .limit(limit)

/** False if another job has sent the notification meanwhile. */
export async function markNotified(
  db: Db,
  id: string,
  notified: { readonly notifiedTotal: string; readonly notifiedAt: Date },
): Promise<boolean> {
  const marked = await db
    .update(rateAlert)
    .set(notified)
    .where(and(eq(rateAlert.id, id), isNull(rateAlert.notifiedTotal)))
    .returning({ id: rateAlert.id })
  return marked.length === 1
}

/** The days with a price that the alert has. */
export function pricesOf({
  latestOn,
  latestPrice,
  earlierOn,
  earlierPrice,
  currency,
}: StoredAlert): LanePrices {
  const dayPrice = (day: string | null, amount: string | null): DayPrice | undefined =>
    day !== null && amount !== null ? { day, price: money(amount, currency) } : undefined
  return { latest: dayPrice(latestOn, latestPrice), earlier: dayPrice(earlierOn, earlierPrice) }
}

export async function keepPrices(db: Db, id: string, { latest, earlier }: LanePrices): Promise<void> {
  const columns = {
    latestOn: latest?.day ?? null,
    latestPrice: latest?.price.amount ?? null,
    earlierOn: earlier?.day ?? null,
    earlierPrice: earlier?.price.amount ?? null,
  }
  await db.update(rateAlert).set(columns).where(eq(rateAlert.id, id))
}

/** Allows the next notification; the time of the last one stays visible. */
export async function resetAlert(db: Db, id: string): Promise<void> {
  await db.update(rateAlert).set({ notifiedTotal: null }).where(eq(rateAlert.id, id))
}
