import type { Client } from 'pg'
import { queueSchema } from '#server/platform/jobs/install-queue.ts'

export type Table = { readonly name: string; readonly columns: readonly string[] }

/** Rows that migrations and the installation of the queue create themselves. */
const rowsOfMigrations = ['public.price_version', 'public.public_version']

/** Which structure there is, is stated in the manifest instead. */
const notBackedUp = [`${queueSchema}.version`, `${queueSchema}.bam`]

/** Of the application and the queue; partitions belong to their table, generated columns are calculated again. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT nspname || '.' || relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE nspname IN ('public', '${queueSchema}') AND relkind IN ('r', 'p') AND NOT relispartition
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY 1 ORDER BY 1`,
  )
  return rows.filter(({ name }) => !notBackedUp.includes(name))
}

/** Values have one spelling, whatever the settings of the server. */
export const plainSettings = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = pg_catalog`

/** Names come from the catalog or were found there. */
const quoted = (client: Client, name: string) => name.split('.').map(client.escapeIdentifier).join('.')
const columnsOf = (client: Client, { columns }: Table) => columns.map(client.escapeIdentifier).join(', ')

export const copyOutText = (client: Client, table: Table) =>
  `COPY (SELECT ${columnsOf(client, table)} FROM ${quoted(client, table.name)}) TO STDOUT`

export const copyInText = (client: Client, table: Table) =>
  `COPY ${quoted(client, table.name)} (${columnsOf(client, table)}) FROM STDIN`

/** The number of rows and a digest of what they hold, generated columns included. */
export async function measure(client: Client, name: string): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query(
    `SELECT count(*)::float8 AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS digest FROM ${quoted(client, name)} t`,
  )
  return rows[0]
}

export async function nonEmpty(client: Client, tables: readonly Table[]): Promise<string[]> {
  const names: string[] = []
  for (const { name } of tables) {
    if (rowsOfMigrations.includes(name)) continue
    const { rowCount } = await client.query(`SELECT FROM ${quoted(client, name)} LIMIT 1`)
    if (rowCount) names.push(name)
  }
  return names
}

/** Read after the rows: numbers that are given out later only make a gap. */
export async function sequencesOf(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname || '.' || relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE nspname IN ('public', '${queueSchema}') AND relkind = 'S' ORDER BY 1`,
  )
  const sequences = []
  for (const { name } of rows) {
    const found = await client.query(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(client, name)}`,
    )
    sequences.push({ name, value: String(found.rows[0].value), isCalled: found.rows[0].isCalled === true })
  }
  return sequences
}

export const setSequence = (client: Client, name: string, value: string, isCalled: boolean) =>
  client.query('SELECT setval($1::regclass, $2, $3)', [quoted(client, name), value, isCalled])

/** Triggers would note changes and announce them for each row, and the rows come in no order that references would allow. */
export async function withoutTriggersAndReferences(
  client: Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND connamespace::regnamespace::text IN ('public', '${queueSchema}')`,
  )
  const switchTriggers = (to: 'DISABLE' | 'ENABLE') =>
    client.query(tables.map(({ name }) => `ALTER TABLE ${quoted(client, name)} ${to} TRIGGER USER`).join(';'))
  for (const { table, name } of references)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`)
  await switchTriggers('DISABLE')
  await client.query(rowsOfMigrations.map((name) => `DELETE FROM ${quoted(client, name)}`).join(';'))
  await work()
  await switchTriggers('ENABLE')
  for (const { table, name, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`)
}
