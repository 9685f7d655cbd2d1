import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/logs.ts'
import { startEmbedded } from './embedded.ts'

export type ProvidedDatabase = {
  /** The given environment with a DATABASE_URL. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Starts the embedded server unless DATABASE_URL names another one. */
export async function provideDatabase(env: NodeJS.ProcessEnv): Promise<ProvidedDatabase> {
  const { DATABASE_URL, LOG_LEVEL, DATA_FOLDER: folder } = readConfig(env)
  if (DATABASE_URL) return { env, stop: async () => {} }
  const log = createLog(LOG_LEVEL)
  const { url, stop } = await startEmbedded({ folder, log: (line) => log.debug(line) })
  return { env: { ...env, DATABASE_URL: url }, stop }
}
