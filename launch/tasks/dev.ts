import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { onShutdown } from '#launch/on-shutdown.ts'
import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { printUrls } from '#launch/print-urls.ts'
import { serve } from '#server/main.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Vite serves the pages and updates them in the open browser; a change of the server needs a restart. */
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild

const database = await provideDatabase(process.env)
const serving = await serve({
  demoTrade: true,
  config: database.config,
  source: { loadBuild, assets: new Map(), hotReload: true },
  before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
}).catch(async (error: unknown) => {
  await database.stop()
  throw error
})
printUrls(serving)

onShutdown(() => {
  Promise.all([serving.stop().finally(() => database.stop()), vite.close()]).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
