import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import { appliedMigration, lastMigration } from '#server/platform/database/migrate.ts'
import { neededQueueVersion } from '#server/platform/jobs/install-queue.ts'
import { copyOut } from './copy.ts'
import {
  type BackedUpTable,
  BackupRefused,
  fileName,
  type Manifest,
  manifestName,
  partName,
} from './manifest.ts'
import { copyOutText, measure, plainSettings, sequencesOf, type Table, tablesOf } from './tables-store.ts'
import { tarEnd, tarEntry } from './tar.ts'

/** What a backup is made of; a restore has the same parts. */
export type BackedUp = {
  readonly ownerUrl: string
  /** The folder of uploaded files; undefined where an object store has them. */
  readonly filesFolder: string | undefined
}

/** The size of one part of a table, which is held in memory. */
const partBytes = 4 * 1024 * 1024

/** The parts of a table; each row arrives in one piece, so a part has whole rows. */
async function* partsOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let bytes = 0
  for await (const row of rows) {
    pieces.push(row)
    bytes += row.length
    if (bytes < partBytes) continue
    yield Buffer.concat(pieces)
    pieces = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(pieces)
}

async function* tableEntries(client: Client, table: Table, done: (table: BackedUpTable) => void) {
  const hash = createHash('sha256')
  let parts = 0
  for await (const part of partsOf(copyOut(client, copyOutText(client, table)))) {
    hash.update(part)
    parts += 1
    yield* tarEntry(partName(table.name, parts), part.length, [part])
  }
  const measured = await measure(client, table.name)
  done({ name: table.name, columns: [...table.columns], ...measured, sha256: hash.digest('hex') })
}

async function* hashed(file: string, done: (sha256: string) => void) {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) {
    hash.update(piece)
    yield piece as Buffer
  }
  done(hash.digest('hex'))
}

const storedId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * After the rows: a file is stored before its row, and deleted after it. One that was deleted meanwhile has no row any
 * more in the running system and is left out.
 */
async function* fileEntries(folder: string, files: Manifest['files']) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of found) {
    if (!entry.isFile() || !storedId.test(entry.name)) continue
    const place = path.join(entry.parentPath, entry.name)
    const size = await stat(place).then(
      (known) => known.size,
      () => undefined,
    )
    if (size === undefined) continue
    const note = (sha256: string) => files.push({ id: entry.name, bytes: size, sha256 })
    yield* tarEntry(fileName(entry.name), size, hashed(place, note))
  }
}

async function refuseOtherMigration(client: Client): Promise<string> {
  const [applied, last] = [await appliedMigration(client), await lastMigration()]
  if (applied === last) return last
  throw new BackupRefused(
    `The database is at migration ${applied}, this release at ${last}: back up with the release that runs on it.`,
  )
}

async function* archive(
  client: Client,
  { filesFolder }: BackedUp,
  clock: Clock,
  done: (made: Manifest) => void,
) {
  const migration = await refuseOtherMigration(client)
  const tables: Manifest['tables'] = []
  const files: Manifest['files'] = []
  const { rows } = await client.query('SELECT min(at)::text AS at FROM public.audit_entry')
  for (const table of await tablesOf(client))
    yield* tableEntries(client, table, (finished) => tables.push(finished))
  const sequences = await sequencesOf(client)
  if (filesFolder) yield* fileEntries(filesFolder, files)
  const manifest: Manifest = {
    format: 'quayside backup 1',
    madeAt: clock.now().toISOString(),
    migration,
    queueVersion: neededQueueVersion,
    auditFrom: rows[0]?.at ?? null,
    tables,
    sequences,
    fileStore: filesFolder ? 'disk' : 's3',
    files,
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1))
  yield* tarEntry(manifestName, text.length, [text])
  yield tarEnd()
  done(manifest)
}

/** Written aside, flushed and renamed, so that a file of this name is a complete backup. Only its owner may read it. */
async function writeWhole(file: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const taken = await stat(file).catch(() => undefined)
  if (taken) throw new BackupRefused(`${file} exists already.`)
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(pieces, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    const handle = await open(unfinished)
    await handle.sync().finally(() => handle.close())
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Writes database and uploaded files of one moment into one archive, while the site runs. */
export async function backUp(file: string, source: BackedUp, clock: Clock): Promise<Manifest> {
  const client = new Client({ connectionString: source.ownerUrl, application_name: 'quayside backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${plainSettings}`)
    let made: Manifest | undefined
    const pieces = archive(client, source, clock, (manifest) => {
      made = manifest
    })
    await writeWhole(file, pieces)
    if (!made) throw new Error('The backup has no manifest')
    return made
  } finally {
    await client.end()
  }
}
