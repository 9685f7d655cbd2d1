import type { ServerBuild } from 'react-router'
import type { PageRequest } from '#contract/client.ts'
import { withoutConsole } from './console-files.ts'
import { type PathSpelling, pathSpelling } from './path-spelling.ts'

export type LoadBuild = () => Promise<ServerBuild>

type Mode = 'production' | 'development'

/** The export of web/entry.server.tsx that the router itself does not need. */
type PageEntry = {
  answerPage(build: ServerBuild, mode: Mode, request: Request, given: PageRequest): Promise<Response>
}

const isPageEntry = (entry: object): entry is PageEntry =>
  'answerPage' in entry && typeof entry.answerPage === 'function'

export type Render = (request: Request, given: PageRequest) => Promise<Response>

/** The routes are read once; in development they change only with a restart. */
export function createSpelling(loadBuild: LoadBuild): () => Promise<PathSpelling> {
  let spelling: Promise<PathSpelling> | undefined
  return () => {
    spelling ??= loadBuild().then(({ routes }) => pathSpelling(routes))
    return spelling
  }
}

export function createRenderer(loadBuild: LoadBuild, mode: Mode): Render {
  return async (request, given) => {
    const build = await loadBuild()
    const { module: entry } = build.entry
    if (!isPageEntry(entry)) throw new Error('web/entry.server.tsx does not export answerPage')
    return entry.answerPage(given.isConsole ? build : withoutConsole(build), mode, request, given)
  }
}
