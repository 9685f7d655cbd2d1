import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/logs.ts'
import type { Started } from '#server/platform/started.ts'
import { type FileStore, storeBytes } from '#server/platform/storage/file-store.ts'
import { connect, type Database } from './connect.ts'
import type { Embedded } from './embedded.ts'
import { startOwnDatabase } from './own-database.ts'
import { prepareDatabase } from './prepare.ts'

/** The configured server, or our own, which may have been started earlier. */
async function databaseUrl(config: Config, started: Started, early: Embedded | undefined): Promise<string> {
  const own = early ?? (await startOwnDatabase(config))
  if (own) started.add(() => own.stop())
  return own?.url ?? config.DATABASE_URL ?? ''
}

type OpenDeps = {
  readonly started: Started
  readonly log: Log
  readonly early: Embedded | undefined
  /** Demo companies have licences to look at. */
  readonly store: FileStore
}

/** The database with its structure and data brought up to date. */
export async function openDatabase(
  config: Config,
  { started, log, early, store }: OpenDeps,
): Promise<{ url: string; database: Database }> {
  const url = await databaseUrl(config, started, early)
  await prepareDatabase(url, {
    demoData: config.demoData,
    today: shanghaiDay(systemClock.now()),
    secretKey: config.SECRET_KEY,
    storeFile: (bytes) => storeBytes(store, bytes),
  })
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle connection ended')
  const database = connect({ url, poolSize: config.DATABASE_POOL_SIZE, onIdleError })
  started.add(() => database.close())
  return { url, database }
}
