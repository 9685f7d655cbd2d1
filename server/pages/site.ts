import type { Context } from 'hono'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { sendAsset } from './assets.ts'
import { consoleFiles } from './console-files.ts'
import type { PageSource } from './page-source.ts'
import { Pages, type PagesDeps } from './pages.ts'
import { createRenderer, createSpelling } from './renderer.ts'

const cachedPageBytes = 64 * 1024 * 1024

type SiteDeps = Pick<PagesDeps, 'endpoints' | 'clock' | 'originOf' | 'changesAt'>

/** Everything except the API: build files and pages. */
export function createSite({ loadBuild, assets, hotReload }: PageSource, deps: SiteDeps) {
  const render = createRenderer(loadBuild, hotReload ? 'development' : 'production')
  const spelling = createSpelling(loadBuild)
  const pages = new Pages({ ...deps, render, spelling, hotReload, maxBytes: cachedPageBytes })
  let hidden: Promise<ReadonlySet<string>> | undefined
  const hiddenFiles = () => {
    hidden ??= loadBuild().then((build) => consoleFiles(build, assets))
    return hidden
  }
  return {
    pages,
    /** Finds the files of the console, which searches all scripts; without it the first request for a file does. */
    async prepare(): Promise<void> {
      await hiddenFiles()
    },
    async answer(c: Context<HttpEnv>): Promise<Response> {
      const asset = assets.get(c.req.path)
      if (!asset) return pages.answer(c)
      const isHidden = !c.get('request').isConsole && (await hiddenFiles()).has(c.req.path)
      return isHidden ? c.body(null, 404, { 'cache-control': 'no-store' }) : sendAsset(c, asset)
    },
  }
}
