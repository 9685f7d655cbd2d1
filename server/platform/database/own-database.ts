import type { Config } from '#server/platform/config.ts'
import { createLog } from '#server/platform/logs.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

/** Our own server, unless another is configured. */
export async function startOwnDatabase(config: Config): Promise<Embedded | undefined> {
  if (config.DATABASE_URL) return undefined
  const log = createLog(config.LOG_LEVEL)
  return startEmbedded({ folder: config.DATA_FOLDER, log: (line) => log.debug(line) })
}
