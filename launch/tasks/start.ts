import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'
import { loadServer } from '#launch/load-server.ts'
import { onShutdown } from '#launch/on-shutdown.ts'
import { printUrls } from '#launch/print-urls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Longer than an orderly stop takes. */
const hardExitMs = 15_000
let isStopping = false

async function start() {
  // The database first, so that a second instance on the data folder fails before anything is built or loaded.
  const { provideDatabase } = await import('#launch/postgres/provide-database.ts')
  const database = await provideDatabase(process.env)
  try {
    await ensureBuilt(root)
    if (isStopping) return { serving: undefined, stop: database.stop }
    const { serve } = await loadServer()
    const serving = await serve({ config: database.config, warmUp: true })
    return { serving, stop: () => serving.stop().finally(database.stop) }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** An error that the user can correct is printed without a stack trace. */
async function explain(error: unknown) {
  const { ConfigurationError } = await import('#server/platform/config.ts')
  const { DataFolderInUse } = await import('#launch/postgres/embedded.ts')
  const isExpected = error instanceof ConfigurationError || error instanceof DataFolderInUse
  return isExpected ? error.message : error
}

const starting = start()

onShutdown(() => {
  isStopping = true
  setTimeout(() => process.exit(1), hardExitMs).unref()
  const stopping = starting.then(
    ({ stop }) => stop(),
    () => undefined,
  )
  stopping.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

try {
  const { serving } = await starting
  if (serving) printUrls(serving)
} catch (error) {
  if (!isStopping) console.error(await explain(error))
  process.exit(1)
}
