import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '#launch/build.ts'
import { printAddresses } from '#launch/print-addresses.ts'
import { whenAskedToLeave } from '#launch/when-asked-to-leave.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hardExitMs = 10_000
let leaving = false
const nothing = { addresses: [], consoleAddress: undefined, hasDemoData: false }

async function start() {
  // Rendering asks it, too: React's development build is several times slower.
  process.env.NODE_ENV ??= 'production'
  // The database first: whoever lives here already is found out before anything is built or loaded.
  const { readConfig } = await import('#server/platform/config.ts')
  const { startOwnDatabase } = await import('#server/platform/database/own-database.ts')
  const database = await startOwnDatabase(readConfig(process.env))
  try {
    await ensureBuilt(root)
    if (leaving) return { ...nothing, stop: async () => database?.stop() }
    const { serve } = await import('#server/main.ts')
    return await serve({ database })
  } catch (error) {
    await database?.stop()
    throw error
  }
}

/** What the reader can put right needs no stack trace. */
async function explain(error: unknown) {
  const { ConfigurationError } = await import('#server/platform/config.ts')
  const { DataFolderInUse } = await import('#server/platform/database/embedded.ts')
  const isPlain = error instanceof ConfigurationError || error instanceof DataFolderInUse
  return isPlain ? error.message : error
}

const starting = start()

whenAskedToLeave(() => {
  leaving = true
  setTimeout(() => process.exit(1), hardExitMs).unref()
  const stopping = starting.then(
    (server) => server?.stop(),
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
  const serving = await starting
  if (serving) printAddresses(serving)
} catch (error) {
  if (!leaving) console.error(await explain(error))
  process.exit(1)
}
