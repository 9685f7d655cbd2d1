import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { printAddresses } from '#launch/print-addresses.ts'
import { whenAskedToLeave } from '#launch/when-asked-to-leave.ts'
import { serve } from '#server/main.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pages come live from the bundler and change in the open browser; the server's own code needs a restart. */
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild

const serving = await serve({
  source: { loadBuild, assets: new Map(), hotReload: true },
  before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
})
printAddresses(serving)

whenAskedToLeave(() => {
  Promise.all([serving.stop(), vite.close()]).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
