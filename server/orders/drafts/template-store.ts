import { and, asc, count, eq, sql } from 'drizzle-orm'
import { orderTemplate } from '#database/schema/orders-drafts.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredTemplate = typeof orderTemplate.$inferSelect
type NewTemplate = Pick<
  typeof orderTemplate.$inferInsert,
  'name' | 'service' | 'quoteId' | 'values' | 'more' | 'createdBy' | 'changedAt'
>

/** Until the end of the transaction, so that neither their number nor their names change meanwhile. */
export const lockTemplates = (db: Db, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order templates of ${ownerId}`}, 0))`)

/** Who sees only their own orders sees only their own templates, which are made of orders. */
const isSeenBy = ({ companyId, onlyOf }: OrderAudience) =>
  and(
    eq(orderTemplate.ownerId, companyId),
    onlyOf === undefined ? undefined : eq(orderTemplate.createdBy, onlyOf),
  )

const isTemplate = (ownerId: string, id: string) =>
  and(eq(orderTemplate.ownerId, ownerId), eq(orderTemplate.id, id))

export async function findTemplate(
  db: Db,
  audience: OrderAudience,
  id: string,
): Promise<StoredTemplate | undefined> {
  const [found] = await db
    .select()
    .from(orderTemplate)
    .where(and(isSeenBy(audience), eq(orderTemplate.id, id)))
  return found
}

export async function findTemplateByName(
  db: Db,
  ownerId: string,
  name: string,
): Promise<StoredTemplate | undefined> {
  const [found] = await db
    .select()
    .from(orderTemplate)
    .where(and(eq(orderTemplate.ownerId, ownerId), eq(orderTemplate.name, name)))
  return found
}

export const templatesFor = (db: Db, audience: OrderAudience, limit: number): Promise<StoredTemplate[]> =>
  db
    .select()
    .from(orderTemplate)
    .where(isSeenBy(audience))
    .orderBy(asc(orderTemplate.name), asc(orderTemplate.id))
    .limit(limit)

export async function countTemplates(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ counted: count() })
    .from(orderTemplate)
    .where(eq(orderTemplate.ownerId, ownerId))
  return row?.counted ?? 0
}

export async function insertTemplate(
  db: Db,
  ownerId: string,
  template: NewTemplate,
): Promise<StoredTemplate> {
  const [inserted] = await db
    .insert(orderTemplate)
    .values({ ...template, ownerId })
    .returning()
  if (!inserted) throw new Error('A template was saved but not returned')
  return inserted
}

export async function renameTemplate(
  db: Db,
  id: string,
  { name, changedAt }: Pick<NewTemplate, 'name' | 'changedAt'>,
): Promise<StoredTemplate> {
  const [updated] = await db
    .update(orderTemplate)
    .set({ name, changedAt, version: sql`${orderTemplate.version} + 1` })
    .where(eq(orderTemplate.id, id))
    .returning()
  if (!updated) throw new Error('A template was renamed but not returned')
  return updated
}

export async function deleteTemplate(db: Db, ownerId: string, id: string): Promise<void> {
  await db.delete(orderTemplate).where(isTemplate(ownerId, id))
}
