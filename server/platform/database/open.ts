import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, ConfigurationError, isDevelopment } from '#server/platform/config.ts'
import type { Disposables } from '#server/platform/disposables.ts'
import type { Log } from '#server/platform/logs.ts'
import { type FileStore, storeBytes } from '#server/platform/storage/file-store.ts'
import { connect, type Database, roleOf } from './connect.ts'
import { prepareDatabase } from './prepare.ts'

type OpenDeps = {
  readonly disposables: Disposables
  readonly log: Log
  /** For the licences of the demo companies. */
  readonly store: FileStore
}

export type OpenedDatabase = {
  readonly url: string
  /** For what changes the structure: partitions, and the tables that serving only reads. */
  readonly ownerUrl: string
  readonly database: Database
}

/** Connects to the database after bringing its schema and data up to date. */
export async function openDatabase(
  config: Config,
  { disposables, log, store }: OpenDeps,
): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL } = config
  if (url === undefined) throw new ConfigurationError('DATABASE_URL: the server needs a database')
  const ownerUrl = DATABASE_OWNER_URL ?? url
  if (!DATABASE_OWNER_URL && !isDevelopment(config))
    log.warn('one database role owns the tables and serves: DATABASE_OWNER_URL is not set')
  await prepareDatabase(ownerUrl, {
    demoData: config.demoData,
    today: shanghaiDay(systemClock.now()),
    secretKey: config.SECRET_KEY,
    servingRole: roleOf(url),
    storeFile: (bytes) => storeBytes(store, bytes),
  })
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle connection ended')
  const database = connect({ url, poolSize: config.DATABASE_POOL_SIZE, onIdleError })
  disposables.add('connections to the database', () => database.close())
  return { url, ownerUrl, database }
}
