import type { Context } from 'hono'
import type { HttpEnv } from '#server/platform/http/request.ts'
import { sendAsset } from './assets.ts'
import type { PageSource } from './page-source.ts'
import { Pages, type PagesParts } from './pages.ts'
import { createRenderer } from './renderer.ts'

const keptPageBytes = 64 * 1024 * 1024

type SiteParts = Pick<PagesParts, 'endpoints' | 'clock' | 'originOf'>

/** Everything that is not the API: the files of the build, and the pages. */
export function createSite({ loadBuild, assets, hotReload }: PageSource, parts: SiteParts) {
  const render = createRenderer(loadBuild, hotReload ? 'development' : 'production')
  const pages = new Pages({ ...parts, render, hotReload, mostBytes: keptPageBytes })
  return {
    pages,
    async answer(c: Context<HttpEnv>): Promise<Response> {
      const asset = assets.get(c.req.path)
      return asset ? sendAsset(c, asset) : pages.answer(c)
    },
  }
}
