import type { ServerBuild } from 'react-router'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'
import type { Assets } from './assets.ts'

/** A route is named by its file. */
export const isConsoleRoute = (id: string): boolean => id.startsWith('console/')

const ofBrands = <T>(routes: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !isConsoleRoute(id)))

const brandBuilds = new WeakMap<ServerBuild, ServerBuild>()

/** The pages of the brands' hosts: no page there has or names a route of the console. */
export function withoutConsole(build: ServerBuild): ServerBuild {
  const known = brandBuilds.get(build)
  if (known) return known
  const routes = ofBrands(build.routes)
  const brandBuild = { ...build, routes, assets: { ...build.assets, routes: ofBrands(build.assets.routes) } }
  brandBuilds.set(build, brandBuild)
  return brandBuild
}

const fileName = /["'`](?:\.\/|\/?assets\/)([\w.~-]+\.(?:js|css))["'`#]/g

/** The files that a script imports, also later. */
const importsOf = (assets: Assets, path: string): readonly string[] => {
  const asset = path.endsWith('.js') ? assets.get(path) : undefined
  return [...(asset?.plain.toString() ?? '').matchAll(fileName)].map(([, name]) => `/assets/${name}`)
}

function reachableFrom(
  assets: Assets,
  starts: Iterable<string>,
  isLoaded = (_path: string) => true,
): ReadonlySet<string> {
  const found = new Set(starts)
  for (const path of found) for (const next of importsOf(assets, path)) if (isLoaded(next)) found.add(next)
  return found
}

const namedForConsole = new RegExp(`^/assets/${consoleFilePrefix}`)
const importingNamed = new RegExp(`(?:from|import)["'\`]\\./${consoleFilePrefix}`)

/** By its name, or because it only works together with such a file. */
const isOfConsole = (assets: Assets, path: string): boolean =>
  namedForConsole.test(path) ||
  (path.endsWith('.js') && importingNamed.test(assets.get(path)?.plain.toString() ?? ''))

type RouteFiles = { readonly module: string; readonly imports?: string[]; readonly css?: string[] }
const filesOf = ({ module, imports = [], css = [] }: RouteFiles) =>
  [module, ...imports, ...css].map((path) => path.replace(/#$/, ''))

const routeList = /^\/assets\/manifest-[\w-]+\.js$/

/** The files that only pages of the console use, and the list of all routes, which pages do not read. */
export function consoleFiles(
  { assets: { entry, routes } }: ServerBuild,
  assets: Assets,
): ReadonlySet<string> {
  const startsOf = (isConsole: boolean) =>
    Object.values(routes).flatMap((route) =>
      route && isConsoleRoute(route.id) === isConsole ? filesOf(route) : [],
    )
  const ofBrandPages = reachableFrom(
    assets,
    [...filesOf(entry), ...startsOf(false)],
    (path) => !isOfConsole(assets, path),
  )
  const ofConsolePages = reachableFrom(assets, startsOf(true))
  const unread = [...assets.keys()].filter((path) => isOfConsole(assets, path) || routeList.test(path))
  return new Set([...unread, ...[...ofConsolePages].filter((path) => !ofBrandPages.has(path))])
}
