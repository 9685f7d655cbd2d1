import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/logs.ts'
import type { Started } from '#server/platform/started.ts'
import { connect, type Database } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { prepareDatabase } from './prepare.ts'

async function databaseUrl(config: Config, started: Started, log: Log): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL
  const embedded = await startEmbedded({ folder: config.DATA_FOLDER, log: (line) => log.debug(line) })
  started.add(() => embedded.stop())
  return embedded.url
}

/** The configured server, or our own; its structure and data brought up to date. */
export async function openDatabase(
  config: Config,
  started: Started,
  log: Log,
): Promise<{ url: string; database: Database }> {
  const url = await databaseUrl(config, started, log)
  await prepareDatabase(url, { demoData: config.demoData, today: shanghaiDay(systemClock.now()) })
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle connection ended')
  const database = connect({ url, poolSize: config.DATABASE_POOL_SIZE, onIdleError })
  started.add(() => database.close())
  return { url, database }
}
