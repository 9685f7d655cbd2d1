import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageRequest } from '#contract/client.ts'

export type LoadBuild = () => Promise<ServerBuild>

/** What web/entry.server.tsx offers beyond the router's own needs. */
type PageEntry = { createPageContext(given: PageRequest): RouterContextProvider }

const isPageEntry = (entry: object): entry is PageEntry =>
  'createPageContext' in entry && typeof entry.createPageContext === 'function'

export type Render = (request: Request, given: PageRequest) => Promise<Response>

/** Pages are rendered by the router's own handler over the build of web/. */
export function createRenderer(loadBuild: LoadBuild, mode: 'production' | 'development'): Render {
  const handle = createRequestHandler(loadBuild, mode)
  return async (request, given) => {
    const { module: entry } = (await loadBuild()).entry
    if (!isPageEntry(entry)) throw new Error('web/entry.server.tsx does not export createPageContext')
    return handle(request, entry.createPageContext(given))
  }
}
