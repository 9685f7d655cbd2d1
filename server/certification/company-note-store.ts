import { desc, eq } from 'drizzle-orm'
import { companyNote } from '#database/schema/certification.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredNote = typeof companyNote.$inferSelect

const maxShown = 100

/** The newest first. */
export const listNotes = (db: Db, companyId: string): Promise<StoredNote[]> =>
  db
    .select()
    .from(companyNote)
    .where(eq(companyNote.companyId, companyId))
    .orderBy(desc(companyNote.at), desc(companyNote.id))
    .limit(maxShown)

export async function insertNote(db: Db, note: Omit<StoredNote, 'id'>): Promise<void> {
  await db.insert(companyNote).values(note)
}
