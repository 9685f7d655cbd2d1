import { sql } from 'drizzle-orm'
import { documentNumber as documentSequence } from '#database/schema/quotes.ts'
import { type DocumentKind, documentNumber } from '#domain/quotes/saved/document-number.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** For a statement that reads more than the number. */
export const nextCounted = sql<string>`nextval('${sql.raw(documentSequence.seqName ?? '')}')`

/** The next document number; a number that is not used is never given again. */
export async function nextDocumentNumber(db: Db, kind: DocumentKind, day: string): Promise<string> {
  const { rows } = await db.execute<{ counted: string }>(sql`select ${nextCounted} as counted`)
  return documentNumber(kind, day, rows[0]?.counted ?? '')
}
