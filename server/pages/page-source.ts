import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type Assets, loadAssets } from './assets.ts'
import type { LoadBuild } from './renderer.ts'

const builtServer = new URL('../../build/server/index.js', import.meta.url)
const builtClient = fileURLToPath(new URL('../../build/client', import.meta.url))

/** Pages come from the finished build, or from the bundler in development. */
export type PageSource = {
  readonly loadBuild: LoadBuild
  readonly assets: Assets
  readonly hotReload: boolean
}

export const finishedBuild = (): PageSource => ({
  loadBuild: async () => (await import(builtServer.href)) as ServerBuild,
  assets: loadAssets(builtClient),
  hotReload: false,
})
