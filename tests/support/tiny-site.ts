import type { ServerBuild } from 'react-router'
import type { PageRequest } from '#contract/client.ts'
import type { PageSource } from '#server/pages/index.ts'

/** Renders a page of the tiny site. */
export type TinyPage = (page: PageRequest, path: string) => Promise<{ status?: number; html: string }>

/** The smallest build that the server accepts: an entry that answers every path. */
function tinyBuild(page: TinyPage): ServerBuild {
  const answerPage = async (_build: unknown, _mode: unknown, request: Request, given: PageRequest) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.data'))
      return new Response('[{}]', { headers: { 'content-type': 'text/x-script' } })
    const { status = 200, html } = await page(given, pathname)
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  return {
    entry: { module: { answerPage } },
    routes: {},
    assets: { entry: { module: '' }, routes: {} },
  } as unknown as ServerBuild
}

const missingPage: TinyPage = async () => ({ status: 404, html: '<!doctype html><title>not found</title>' })

export const tinySite = (
  page: TinyPage = missingPage,
  assets: PageSource['assets'] = new Map(),
): PageSource => ({ loadBuild: async () => tinyBuild(page), assets, hotReload: false })
