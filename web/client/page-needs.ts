import {
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  matchRoutes,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

/** What the router knows in the browser. */
export type RouterKnowledge = {
  readonly router: Pick<DataRouter, 'routes' | 'state'>
  readonly manifest: Pick<Manifest, 'routes' | 'version'>
  readonly modules: RouteModules
}

type Entry = Manifest['routes'][string]

export type PageNeeds = {
  /** Scripts that are not loaded yet. */
  readonly scripts: readonly string[]
  /** The page also needs an answer of the server: its data, or the routes it belongs to. */
  readonly needsServer: boolean
}

const scriptsOf = (entry: Entry): readonly string[] =>
  [entry?.module, entry?.clientLoaderModule, entry?.clientActionModule, entry?.clientMiddlewareModule].filter(
    (script) => script !== undefined,
  )

/** What has to be loaded before the router can show a path; nothing if only the query differs. */
export function pageNeeds(path: string, { router, manifest, modules }: RouterKnowledge): PageNeeds {
  const matches = matchRoutes(router.routes, path) ?? []
  const isShown = ({ route, pathname }: (typeof matches)[number]) =>
    router.state.matches.some((shown) => shown.route.id === route.id && shown.pathname === pathname)
  const leaf = matches.at(-1)
  if (leaf && isShown(leaf)) return { scripts: [], needsServer: false }
  const entries = matches.filter((match) => !isShown(match)).map(({ route }) => manifest.routes[route.id])
  // A path whose routes are not known yet matches at most the page for unknown paths.
  const isKnown = leaf !== undefined && !leaf.route.path?.endsWith('*')
  return {
    scripts: entries.filter((entry) => entry && !(entry.id in modules)).flatMap(scriptsOf),
    needsServer: !isKnown || entries.some((entry) => entry?.hasLoader),
  }
}
