import { and, asc, count, eq, sql } from 'drizzle-orm'
import { lineTemplate } from '#database/schema/quotes-offers.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredLineTemplate = typeof lineTemplate.$inferSelect
type NewLineTemplate = Omit<typeof lineTemplate.$inferInsert, 'id' | 'version'>

/** Until the end of the transaction, so that neither their number nor their names change meanwhile. */
export const lockLineTemplates = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('line templates', 0))`)

export const findLineTemplates = (db: Db, kind: RequestKind): Promise<StoredLineTemplate[]> =>
  db
    .select()
    .from(lineTemplate)
    .where(eq(lineTemplate.kind, kind))
    .orderBy(asc(lineTemplate.name), asc(lineTemplate.id))

export async function findLineTemplate(db: Db, id: string): Promise<StoredLineTemplate | undefined> {
  const [found] = await db.select().from(lineTemplate).where(eq(lineTemplate.id, id))
  return found
}

/** Letters of either case are the same name. */
export async function idOfName(db: Db, kind: RequestKind, name: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: lineTemplate.id })
    .from(lineTemplate)
    .where(and(eq(lineTemplate.kind, kind), sql`lower(${lineTemplate.name}) = lower(${name})`))
  return found?.id
}

export async function countLineTemplates(db: Db, kind: RequestKind): Promise<number> {
  const [row] = await db.select({ counted: count() }).from(lineTemplate).where(eq(lineTemplate.kind, kind))
  return row?.counted ?? 0
}

export const insertLineTemplate = (db: Db, template: NewLineTemplate) =>
  db.insert(lineTemplate).values(template)

export const changeLineTemplate = (
  db: Db,
  id: string,
  changes: Pick<NewLineTemplate, 'changedBy' | 'changedAt'> &
    Partial<Pick<NewLineTemplate, 'name' | 'lines'>>,
) =>
  db
    .update(lineTemplate)
    .set({ ...changes, version: sql`${lineTemplate.version} + 1` })
    .where(eq(lineTemplate.id, id))

export const deleteLineTemplate = (db: Db, id: string) =>
  db.delete(lineTemplate).where(eq(lineTemplate.id, id))
