import { createContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageRequest } from '#contract/client.ts'
import type { PageSource } from '#server/pages/index.ts'

/** What a page of the tiny site shows; the real ones are the web's. */
export type TinyPage = (given: PageRequest, path: string) => Promise<{ status?: number; html: string }>

const pageRequest = createContext<PageRequest>()
const noComponent = () => null

/** The least the router takes for a build of the web: one route that answers every path. */
function tinyBuild(page: TinyPage): ServerBuild {
  const handleRequest = async (
    request: Request,
    status: number,
    headers: Headers,
    _router: unknown,
    context: RouterContextProvider,
  ) => {
    const made = await page(context.get(pageRequest), new URL(request.url).pathname)
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(made.html, { status: made.status ?? status, headers })
  }
  const createPageContext = (given: PageRequest) => new RouterContextProvider(new Map([[pageRequest, given]]))
  const routes = {
    root: { id: 'root', path: '', module: { default: noComponent } },
    page: { id: 'page', parentId: 'root', path: '*', module: { default: noComponent } },
  }
  const build = {
    entry: { module: { default: handleRequest, createPageContext } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  return build as unknown as ServerBuild
}

const missingPage: TinyPage = async () => ({ status: 404, html: '<!doctype html><title>not found</title>' })

export const tinySite = (
  page: TinyPage = missingPage,
  assets: PageSource['assets'] = new Map(),
): PageSource => ({ loadBuild: async () => tinyBuild(page), assets, hotReload: false })
