import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/logs.ts'
import { startEmbedded } from './embedded.ts'

export type ProvidedDatabase = {
  /** The configuration of the environment, with a DATABASE_URL. */
  readonly config: Config
  stop(): Promise<void>
}

/** Starts the embedded server unless DATABASE_URL names another one. */
export async function provideDatabase(env: NodeJS.ProcessEnv): Promise<ProvidedDatabase> {
  const config = readConfig(env)
  const { DATABASE_URL, LOG_LEVEL, DATA_FOLDER: folder } = config
  if (DATABASE_URL) return { config, stop: async () => {} }
  const log = createLog(LOG_LEVEL)
  const { url, stop } = await startEmbedded({ folder, log: (line) => log.debug(line) })
  return { config: { ...config, DATABASE_URL: url }, stop }
}
