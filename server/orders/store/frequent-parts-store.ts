import { getTableName, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { findsWholeNumbers } from '#domain/orders/lifecycle/sought-number.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { soughtParts } from './search-text.ts'

/** Whether many orders have the part: those of which the database keeps statistics are in one order of a few hundred or more. */
async function isFrequent(db: Db, part: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean | null }>(sql`
    select ${part} = any(most_common_elems::text::text[]) as found from pg_stats
    where schemaname = current_schema() and tablename = ${getTableName(customerOrder)}
      and attname = ${customerOrder.searchParts.name}`)
  return rows[0]?.found === true
}

async function isRare(db: Db, text: string): Promise<boolean> {
  const { parts, isExact } = soughtParts(text)
  const [part] = parts
  if (part === undefined || !isExact) return false
  return findsWholeNumbers(text) || !(await isFrequent(db, part))
}

/** Of the texts, in small letters, those that are one part and that few orders have. */
export async function rareTexts(
  db: Db,
  texts: readonly (string | undefined)[],
): Promise<ReadonlySet<string>> {
  const rare = new Set<string>()
  for (const text of texts) {
    const sought = text?.toLowerCase()
    if (sought && (await isRare(db, sought))) rare.add(sought)
  }
  return rare
}
