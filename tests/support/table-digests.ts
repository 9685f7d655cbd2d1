import type { Pool } from 'pg'

/** A table and its columns that matter. */
export type DigestedTable = readonly [table: string, columns: string]

/** The number of rows of each table and one hash of them, calculated by PostgreSQL. */
export async function digestTables(pool: Pool, tables: readonly DigestedTable[]) {
  const digests = tables.map(
    ([table, columns]) => `
      SELECT '${table}' AS name, count(*)::int AS n,
        md5(coalesce(string_agg(row::text, ' ' ORDER BY row::text COLLATE "C"), '')) AS sum
      FROM (SELECT ${columns} FROM ${table}) AS row`,
  )
  const { rows } = await pool.query(digests.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, n, sum }) => [name, { n, sum }]))
}
