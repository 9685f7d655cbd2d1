import '#launch/settle-next-tick.ts'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'
import { endStart } from '#launch/end-start.ts'
import { loadServer } from '#launch/load-server.ts'
import { onShutdown } from '#launch/on-shutdown.ts'
import { printUrls } from '#launch/print-urls.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** While it starts there are no requests to finish. */
const startMs = 3_000
let isStopping = false
let stopDatabase: (() => Promise<void>) | undefined

async function start() {
  // The database first, so that a second instance on the data folder fails before anything is built or loaded.
  const { provideDatabase } = await import('#launch/postgres/provide-database.ts')
  const database = await provideDatabase(process.env)
  stopDatabase = database.stop
  try {
    await ensureBuilt(root)
    if (isStopping) return { serving: undefined, stop: database.stop }
    const { serve } = await loadServer()
    if (isStopping) return { serving: undefined, stop: database.stop }
    const serving = await serve({ config: database.config, warmUp: true, demoTrade: true })
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
  const whole = { whole: starting, stopDatabase: () => stopDatabase }
  void endStart(whole, { startMs, stopMs: timeLimits.stopMs }).then((code) => process.exit(code))
})

try {
  const { serving } = await starting
  if (serving) printUrls(serving)
} catch (error) {
  if (!isStopping) console.error(await explain(error))
  process.exit(1)
}
