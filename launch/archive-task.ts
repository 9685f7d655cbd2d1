import path from 'node:path'
import { DataFolderInUse } from '#launch/postgres/embedded.ts'
import type { ProvidedDatabase } from '#launch/postgres/provide-database.ts'
import type { BackedUp } from '#server/platform/backup/back-up.ts'
import { BackupRefused, type Manifest } from '#server/platform/backup/manifest.ts'
import { type Config, ConfigurationError } from '#server/platform/config.ts'

/** The owner reads and writes everything; the files of an object store are not ours to copy. */
export function backedUpBy({ DATABASE_OWNER_URL, DATABASE_URL, DATA_FOLDER, external }: Config): BackedUp {
  const ownerUrl = DATABASE_OWNER_URL ?? DATABASE_URL
  if (!ownerUrl) throw new ConfigurationError('DATABASE_URL: there is no database')
  return { ownerUrl, filesFolder: external.s3 ? undefined : path.join(DATA_FOLDER, 'files') }
}

function summary(done: string, file: string, { tables, files, fileStore }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const inArchive =
    fileStore === 'disk' ? `${files.length} uploaded files` : 'without the files of the object store'
  return `${done} ${file}: ${rows} rows of ${tables.length} tables, ${inArchive}.`
}

type ArchiveTask = {
  readonly usage: string
  readonly done: string
  provide(env: NodeJS.ProcessEnv): Promise<ProvidedDatabase>
  work(file: string, config: Config): Promise<Manifest>
}

/** `npm run backup` and `npm run restore`: one argument, one line, or an error that says what to do. */
export async function runArchiveTask({ usage, done, provide, work }: ArchiveTask): Promise<void> {
  const [file, ...others] = process.argv.slice(2)
  try {
    if (!file || others.length > 0) throw new ConfigurationError(usage)
    const { config, stop } = await provide(process.env)
    console.log(summary(done, file, await work(file, config).finally(stop)))
  } catch (error) {
    const isExpected = [ConfigurationError, DataFolderInUse, BackupRefused].some(
      (kind) => error instanceof kind,
    )
    console.error(isExpected && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
