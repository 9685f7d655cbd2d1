import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { lastMigration, withStructureLock } from '#server/platform/database/migrate.ts'
import { prepareStructure } from '#server/platform/database/prepare.ts'
import { neededQueueVersion } from '#server/platform/jobs/install-queue.ts'
import { writeOut } from '#server/platform/storage/unfinished.ts'
import type { BackedUp } from './back-up.ts'
import { copyIn } from './copy.ts'
import { BackupRefused, type Manifest, ownerOfEntry } from './manifest.ts'
import { entriesOf, inspectArchive } from './read-archive.ts'
import {
  copyInText,
  measure,
  nonEmpty,
  plainSettings,
  setSequence,
  type Table,
  tablesOf,
  withoutTriggersAndReferences,
} from './tables-store.ts'

type Restoring = BackedUp & { readonly servingRole: string | undefined }

async function refuseOtherRelease({ migration, queueVersion, fileStore }: Manifest, to: Restoring) {
  const last = await lastMigration()
  if (migration !== last)
    throw new BackupRefused(
      `The backup is of migration ${migration}, this release has ${last}. Restore it with its own release, then start this one.`,
    )
  if (queueVersion !== neededQueueVersion)
    throw new BackupRefused(
      `The backup has version ${queueVersion} of the job queue, this release ${neededQueueVersion}.`,
    )
  if ((fileStore === 'disk') !== (to.filesFolder !== undefined))
    throw new BackupRefused(`The backup was made with FILE_STORE=${fileStore}; restore it with the same.`)
}

async function refuseData(client: Client, { filesFolder }: Restoring) {
  const found = await nonEmpty(client, await tablesOf(client))
  if (found.length > 0)
    throw new BackupRefused(
      `A backup is restored into an empty database only. This one has rows in ${found.slice(0, 5).join(', ')}.`,
    )
  const files = filesFolder ? await readdir(filesFolder).catch(() => []) : []
  if (files.length > 0) throw new BackupRefused(`${filesFolder} has files; a backup is restored without any.`)
}

/** The tables of the database must be those of the backup: the manifest's names are used in statements. */
function refuseOtherTables(manifest: Manifest, tables: readonly Table[]) {
  const shape = (list: readonly Table[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]).sort())
  if (shape(manifest.tables) !== shape(tables))
    throw new BackupRefused('The tables of the backup are not those of this release.')
}

async function loadEntries(client: Client, archive: string, tables: readonly Table[], filesFolder: string) {
  for await (const { name, body } of entriesOf(archive)) {
    const owner = ownerOfEntry(name)
    if (!owner) continue
    if ('file' in owner) await writeOut(path.join(filesFolder, owner.file.slice(0, 2), owner.file), body)
    else {
      const table = tables.find((one) => one.name === owner.table)
      if (!table) throw new BackupRefused(`The backup has rows of ${owner.table}, which is no table.`)
      await copyIn(client, copyInText(client, table), body)
    }
  }
}

async function verify(client: Client, { tables }: Manifest) {
  for (const { name, rows, digest } of tables) {
    const found = await measure(client, name)
    if (found.rows !== rows || found.digest !== digest)
      throw new BackupRefused(
        `${name} has ${found.rows} rows instead of ${rows}, or other contents. Nothing was restored.`,
      )
  }
}

/** The folder is empty, which was checked; some platforms rename only to a name that is free. */
async function putInPlace(aside: string, filesFolder: string) {
  await rm(filesFolder, { recursive: true, force: true })
  await rename(aside, filesFolder)
}

/** All rows in one transaction; the files get their place immediately before it is committed. */
async function load(client: Client, archive: string, manifest: Manifest, filesFolder: string | undefined) {
  const tables = await tablesOf(client)
  refuseOtherTables(manifest, tables)
  const aside = filesFolder ? `${filesFolder}.restoring` : undefined
  try {
    await client.query('BEGIN')
    // Months before today have no partitions yet.
    if (manifest.auditFrom)
      await client.query('SELECT create_audit_partitions($1, now())', [manifest.auditFrom])
    await client.query(plainSettings)
    if (aside) {
      await rm(aside, { recursive: true, force: true })
      await mkdir(aside, { recursive: true })
    }
    await withoutTriggersAndReferences(client, tables, () =>
      loadEntries(client, archive, tables, aside ?? ''),
    )
    for (const { name, value, isCalled } of manifest.sequences)
      await setSequence(client, name, value, isCalled)
    await verify(client, manifest)
    if (aside && filesFolder) await putInPlace(aside, filesFolder)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    for (const folder of [aside, filesFolder]) if (folder) await rm(folder, { recursive: true, force: true })
    throw error
  }
  await client.query('ANALYZE')
}

/** Restores an archive into an empty database; after an error the database is as empty as before. */
export async function restore(archive: string, to: Restoring): Promise<Manifest> {
  const manifest = await inspectArchive(archive)
  await refuseOtherRelease(manifest, to)
  await withStructureLock(to.ownerUrl, async (client) => {
    await refuseData(client, to)
    await prepareStructure(client, to.servingRole)
    await load(client, archive, manifest, to.filesFolder)
  })
  return manifest
}
