import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/database.ts'

const migrations = new URL('./migrations/', import.meta.url)
const readText = (path: string) => readFile(new URL(path, migrations), 'utf8')

type Journal = { readonly entries: readonly { readonly idx: number; readonly tag: string }[] }
const { entries }: Journal = JSON.parse(await readText('meta/_journal.json'))

type Named = Readonly<Record<string, unknown>>
type Table = {
  readonly name: string
  readonly columns: Readonly<Record<string, { readonly notNull: boolean }>>
  readonly indexes: Named
  readonly foreignKeys: Named
  readonly checkConstraints: Named
}
type Snapshot = {
  readonly id: string
  readonly prevId: string
  readonly tables: Readonly<Record<string, Table>>
}

/** What a migration does and drizzle cannot describe: see decisions 26, 28 and 29. */
const onlyInMigrations = [
  'foreign key person.person_avatar_file_id_stored_file_id_fk',
  'index person.person_avatar',
  'index rate.rate_open',
]

/** A line per column, index, foreign key and check. */
function linesOf({ tables }: Snapshot): readonly string[] {
  return Object.values(tables).flatMap(({ name, columns, indexes, foreignKeys, checkConstraints }) => [
    ...Object.entries(columns).map(
      ([column, { notNull }]) => `column ${name}.${column}${notNull ? ' not null' : ''}`,
    ),
    ...Object.keys(indexes).map((one) => `index ${name}.${one}`),
    ...Object.keys(foreignKeys).map((one) => `foreign key ${name}.${one}`),
    ...Object.keys(checkConstraints).map((one) => `check ${name}.${one}`),
  ])
}

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: await emptyDatabase() })
  await client.connect()
  afterAll(() => client.end())
})

async function linesOfDatabase(): Promise<readonly string[]> {
  const { rows } = await client.query(
    `WITH mine AS (
       SELECT oid, relname FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition)
     SELECT 'column ' || relname || '.' || attname || CASE WHEN attnotnull THEN ' not null' ELSE '' END AS line
       FROM mine JOIN pg_attribute ON attrelid = mine.oid WHERE attnum > 0 AND NOT attisdropped
     UNION ALL SELECT 'index ' || mine.relname || '.' || own.relname
       FROM mine JOIN pg_index ON indrelid = mine.oid JOIN pg_class AS own ON own.oid = indexrelid
       WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
     UNION ALL SELECT 'foreign key ' || relname || '.' || conname
       FROM mine JOIN pg_constraint ON conrelid = mine.oid WHERE contype = 'f' AND conparentid = 0
     UNION ALL SELECT 'check ' || relname || '.' || conname
       FROM mine JOIN pg_constraint ON conrelid = mine.oid WHERE contype = 'c'`,
  )
  return rows.map(({ line }) => line)
}

const withoutExtras = (lines: readonly string[]) =>
  lines.filter((line) => !onlyInMigrations.includes(line)).toSorted()

let before = '00000000-0000-0000-0000-000000000000'

/** In the order of the journal: each migration is applied to what the ones before it left. */
test.each(entries)('the snapshot of $tag describes the schema after it', async ({ idx, tag }) => {
  await client.query(await readText(`${tag}.sql`))
  const snapshot: Snapshot = JSON.parse(await readText(`meta/${String(idx).padStart(4, '0')}_snapshot.json`))
  expect(snapshot.prevId).toBe(before)
  before = snapshot.id
  expect(withoutExtras(await linesOfDatabase())).toEqual(withoutExtras(linesOf(snapshot)))
})
