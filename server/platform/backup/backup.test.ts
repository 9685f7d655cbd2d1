import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'
import { copiedDatabaseUrls, emptyDatabaseUrls, testDatabase } from '#tests/support/database.ts'
import { backUp } from './back-up.ts'
import { BackupRefused } from './manifest.ts'
import { restore } from './restore.ts'

// A restore writes every table: on a busy machine that takes longer than other tests.
vi.setConfig({ testTimeout: 60_000 })

const preparing = { demoData: false, today: '2026-03-10', secretKey: 'the key of this test' }
const clock = { now: () => new Date('2026-03-10T00:00:00Z') }
const folder = await mkdtemp(path.join(tmpdir(), 'quayside-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const archive = path.join(folder, 'whole.tar.gz')

const database = await testDatabase()
const { pool } = database
const sourceFiles = path.join(folder, 'source')
const source = { ownerUrl: database.ownerUrl, filesFolder: sourceFiles }

async function arrange() {
  // Texts with every sign that COPY escapes, an entry of a month without a partition, and a gap in the numbers.
  await pool.query(`INSERT INTO audit_entry (at, actor_kind, action, subject_kind, address, request_id, after)
    VALUES ('2024-02-03T04:05:06.000007Z', 'site', 'token-reused', 'person', E'tab\\there\\nline \\\\ \\\\N 启舷', 'backup', '{"a": "\\""}')`)
  await pool.query(`INSERT INTO outbox_message (channel, recipient, brand, language, template, params)
    SELECT 'sms', 'x', 'group', 'zh', 'test-message', jsonb_build_object('n', repeat('启', 900)) FROM generate_series(1, 6000)`)
  await pool.query('DELETE FROM outbox_message WHERE id > 5990')
  await pool.query(`SELECT pgboss.create_queue('kept', '{"policy": "standard"}')`)
  await pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('kept', '{"id": 7}')`)
  const store = diskStore(sourceFiles)
  const pieces = async function* (text: string) {
    yield Buffer.from(text)
  }
  for (const text of ['', 'a licence', 'x'.repeat(100_000)]) await (await store.draft(pieces(text))).save()
  await store.draft(pieces('never saved'))
}
await arrange()
const manifest = await backUp(archive, source, clock)

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Row counts of all tables, and the sums of money. */
const figures = (url: string) =>
  ask(
    url,
    `SELECT (SELECT json_object_agg(name, n ORDER BY name) FROM (
        SELECT relname AS name, (xpath('//n/text()', query_to_xml(format('SELECT count(*) AS n FROM %s', oid::regclass), true, true, '')))[1]::text AS n
        FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p') AND NOT relispartition) t) AS counts,
      (SELECT sum(hashtextextended(cost::text, 0)) FROM rate_cost) AS costs, (SELECT sum(value) FROM exchange_rate) AS exchange, (SELECT sum(total) FROM quote) AS quotes,
      (SELECT sum(hashtextextended(pricing::text, 0)) FROM rate) AS prices`,
  )

const storedFiles = async (from: string) => {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const saved = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))
  return Promise.all(
    saved.map(async ({ parentPath, name }) => [name, await readFile(path.join(parentPath, name), 'utf8')]),
  ).then((all) => all.sort())
}

let targets = 0
function targetIn(urls: Awaited<ReturnType<typeof emptyDatabaseUrls>>) {
  targets += 1
  const filesFolder = path.join(folder, `target-${targets}`)
  return { ...urls, filesFolder, servingRole: 'quayside_serving' }
}
type Target = ReturnType<typeof targetIn>
const emptyTarget = async () => targetIn(await emptyDatabaseUrls())

/** Relations and rows of a target, and its files. */
const stateOf = async ({ ownerUrl, filesFolder }: Target) => [
  await ask(
    ownerUrl,
    `SELECT oid::regclass::text AS name, relowner FROM pg_class WHERE relnamespace::regnamespace::text IN ('public', 'pgboss', 'drizzle') ORDER BY 1`,
  ),
  (await ask(ownerUrl, `SELECT to_regclass('person') IS NULL AS "isEmpty"`))[0].isEmpty ||
    (await figures(ownerUrl)),
  await storedFiles(filesFolder),
  (await readdir(folder)).filter((name) => name.includes('restoring')),
]

async function refuses(from: string, target: Target, message: RegExp) {
  const before = await stateOf(target)
  const restoring = restore(from, target)
  await expect(restoring).rejects.toThrow(message)
  await expect(restoring).rejects.toThrow(BackupRefused)
  expect(await stateOf(target)).toEqual(before)
}

describe('a backup', () => {
  test('is restored with equal rows, sums, files and numbers', async () => {
    const target = await emptyTarget()
    await restore(archive, target)
    expect(await figures(target.ownerUrl)).toEqual(await figures(database.ownerUrl))
    expect(await storedFiles(target.filesFolder)).toEqual(await storedFiles(sourceFiles))
    const entry = 'SELECT id, at, address, after, tableoid::regclass::text AS partition FROM audit_entry'
    const [restored] = await ask(target.ownerUrl, `${entry} WHERE request_id = 'backup'`)
    const [original] = await ask(database.ownerUrl, `${entry} WHERE request_id = 'backup'`)
    expect(restored).toEqual({ ...original, partition: 'audit_entry_2024_02' })
    const [{ id }] = await ask(
      target.ownerUrl,
      `INSERT INTO outbox_message (channel, recipient, brand, language, template, params)
       VALUES ('sms', 'x', 'group', 'zh', 'test-message', '{}') RETURNING id::int`,
    )
    expect(id).toBe(6001)
  })

  test('is restored with references, triggers and rights, and the release starts on it', async () => {
    const target = await emptyTarget()
    await restore(archive, target)
    const structure = (url: string) =>
      ask(
        url,
        `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
         WHERE contype = 'f' UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text, true FROM pg_trigger
         WHERE NOT tgisinternal AND tgrelid::regclass::text !~ '^audit_entry_' ORDER BY 1, 2`,
      )
    expect(await structure(target.ownerUrl)).toEqual(await structure(database.ownerUrl))
    await expect(ask(target.url, 'DELETE FROM audit_entry')).rejects.toThrow('permission denied')
    const before = await figures(target.ownerUrl)
    await prepareDatabase(target.ownerUrl, { ...preparing, servingRole: target.servingRole })
    expect(await figures(target.ownerUrl)).toEqual(before)
  })

  test('holds large tables in parts, so that it needs little memory, and only its owner can read it', async () => {
    const names = gunzipSync(await readFile(archive))
      .toString('latin1')
      .match(/tables\/public\.outbox_message\/\d+/g)
    expect(new Set(names).size).toBeGreaterThan(2)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(manifest.files.map(({ bytes }) => bytes).sort()).toEqual([0, 100_000, 9])
  })

  test('is of one moment, while others write', async () => {
    const file = path.join(folder, 'busy.tar.gz')
    const writer = connect({ url: database.url, poolSize: 1, onIdleError: () => {} })
    let isWriting = true
    const writing = (async () => {
      while (isWriting)
        await writer.transaction(async (db) => {
          await db.execute(
            `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('busy', gen_random_uuid()::text, 1)`,
          )
          await db.execute(`INSERT INTO spent_proof (challenge) SELECT gen_random_uuid()::text`)
        })
    })()
    const made = await backUp(file, source, clock).finally(() => {
      isWriting = false
    })
    await writing.finally(() => writer.close())
    const rowsOf = (name: string) => made.tables.find((table) => table.name === name)?.rows ?? 0
    expect(rowsOf('public.attempt_count')).toBe(rowsOf('public.spent_proof'))
    await restore(file, await emptyTarget())
  })

  test('never replaces a file, and leaves none behind when it fails', async () => {
    await expect(backUp(archive, source, clock)).rejects.toThrow('exists already')
    const file = path.join(folder, 'failed.tar.gz')
    const { ownerUrl } = await emptyTarget()
    await expect(backUp(file, { ...source, ownerUrl }, clock)).rejects.toThrow('migration none')
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('refused, and nothing changes:', () => {
  /** The archive with one change of its contents, packed again. */
  async function changed(name: string, change: (text: string) => string) {
    const file = path.join(folder, name)
    const text = gunzipSync(await readFile(archive)).toString('latin1')
    const other = change(text)
    expect(other.length).toBe(text.length)
    expect(other).not.toBe(text)
    await writeFile(file, gzipSync(Buffer.from(other, 'latin1'), { level: 1 }))
    return file
  }

  test('an archive with one wrong byte', async () => {
    const file = path.join(folder, 'flipped.tar.gz')
    const bytes = await readFile(archive)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await writeFile(file, bytes)
    await refuses(file, await emptyTarget(), /damaged/)
  })

  test('a file that is not there', async () => {
    await refuses(path.join(folder, 'missing'), await emptyTarget(), /There is no file/)
  })

  test('an archive that ends early', async () => {
    const bytes = await readFile(archive)
    for (const length of [0, 100, bytes.length - 20]) {
      const file = path.join(folder, `short-${length}.tar.gz`)
      await writeFile(file, bytes.subarray(0, length))
      await refuses(file, await emptyTarget(), /damaged/)
    }
  })

  test('an archive whose contents are not those of its manifest', async () => {
    const file = await changed('forged.tar.gz', (text) => text.replace('a licence', 'a license'))
    await refuses(file, await emptyTarget(), /is damaged: .* not as its manifest says/)
  })

  test('an archive with a name that leads elsewhere', async () => {
    const file = await changed('elsewhere.tar.gz', (text) =>
      text.replace(/files\/[0-9a-f]{8}/, 'files/../../xx'),
    )
    await refuses(file, await emptyTarget(), /damaged/)
  })

  test('another migration or another version of the queue', async () => {
    const older = await changed('older.tar.gz', (text) =>
      text.replace(/"migration": "\d{4}/, '"migration": "0001'),
    )
    await refuses(older, await emptyTarget(), /Restore it with its own release/)
    const queue = await changed('queue.tar.gz', (text) =>
      text.replace(/"queueVersion": \d\d/, '"queueVersion": 11'),
    )
    await refuses(queue, await emptyTarget(), /version 11 of the job queue/)
  })

  test('rows that the tables do not accept: the tables stay empty', async () => {
    const target = targetIn(await copiedDatabaseUrls('production'))
    await ask(
      target.ownerUrl,
      `TRUNCATE seed_run, dictionary, dictionary_row CASCADE; ALTER TABLE person ADD CONSTRAINT closed_to_all CHECK (false)`,
    )
    const before = await stateOf(target)
    await expect(restore(archive, target)).rejects.toThrow('closed_to_all')
    expect(await stateOf(target)).toEqual(before)
    await ask(target.ownerUrl, 'ALTER TABLE person DROP CONSTRAINT closed_to_all')
    await restore(archive, target)
  })

  test('rows that the tables change: the tables stay empty', async () => {
    const target = targetIn(await copiedDatabaseUrls('production'))
    await ask(
      target.ownerUrl,
      'TRUNCATE seed_run, dictionary, dictionary_row CASCADE; ALTER TABLE exchange_rate ALTER COLUMN value TYPE numeric(18, 3)',
    )
    await refuses(archive, target, /exchange_rate has .* or other contents/)
  })

  test('a database with rows', async () => {
    const target = targetIn(await copiedDatabaseUrls('site'))
    await refuses(archive, target, /empty database only/)
  })

  test('a folder with files, and another store', async () => {
    const target = await emptyTarget()
    await mkdir(target.filesFolder)
    await (await open(path.join(target.filesFolder, 'mine'), 'w')).close()
    await refuses(archive, target, /has files/)
    await expect(restore(archive, { ...(await emptyTarget()), filesFolder: undefined })).rejects.toThrow(
      /FILE_STORE=disk/,
    )
  })
})
