import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/logs.ts'
import { DataFolderInUse, type EmbeddedUrls, runningEmbedded, startEmbedded } from './embedded.ts'

export type ProvidedDatabase = {
  /** The configuration of the environment, with a DATABASE_URL; with that of the owner where it is another. */
  readonly config: Config
  stop(): Promise<void>
}

const withUrls = (config: Config, { url, servingUrl }: EmbeddedUrls): Config => ({
  ...config,
  DATABASE_URL: servingUrl,
  DATABASE_OWNER_URL: url,
})

/** Starts the embedded server unless DATABASE_URL names another one. */
export async function provideDatabase(env: NodeJS.ProcessEnv): Promise<ProvidedDatabase> {
  const config = readConfig(env)
  const { DATABASE_URL, LOG_LEVEL, DATA_FOLDER: folder } = config
  if (DATABASE_URL) return { config, stop: async () => {} }
  const log = createLog(LOG_LEVEL)
  const { stop, ...urls } = await startEmbedded({ folder, log: (line) => log.debug(line) })
  return { config: withUrls(config, urls), stop }
}

/** The same, also while another process runs the embedded server: for commands that only read. */
export async function provideSharedDatabase(env: NodeJS.ProcessEnv): Promise<ProvidedDatabase> {
  try {
    return await provideDatabase(env)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const config = readConfig(env)
    const urls = await runningEmbedded(config.DATA_FOLDER)
    if (!urls) throw error
    return { config: withUrls(config, urls), stop: async () => {} }
  }
}
