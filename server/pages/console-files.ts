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

const namedForConsole = new RegExp(`^/assets/${consoleFilePrefix}`)
const importingNamed = new RegExp(`(?:from|import)["'\`]\\./${consoleFilePrefix}`)

type Script = {
  /** The files that it imports, also later. */
  readonly imports: readonly string[]
  /** By its name, or because it only works together with such a file. */
  readonly isOfConsole: boolean
}

function scriptOf(assets: Assets, path: string): Script {
  const text = path.endsWith('.js') ? (assets.get(path)?.plain.toString() ?? '') : ''
  return {
    imports: [...text.matchAll(fileName)].map(([, name]) => `/assets/${name}`),
    isOfConsole: namedForConsole.test(path) || importingNamed.test(text),
  }
}

/** Each text is searched once, although many files import it. */
function scriptsIn(assets: Assets): (path: string) => Script {
  const known = new Map<string, Script>()
  return (path) => {
    const script = known.get(path) ?? scriptOf(assets, path)
    known.set(path, script)
    return script
  }
}

function reachable(
  starts: Iterable<string>,
  importsOf: (path: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(starts)
  for (const path of found) for (const next of importsOf(path)) found.add(next)
  return found
}

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
  const script = scriptsIn(assets)
  const ofBrandPages = reachable([...filesOf(entry), ...startsOf(false)], (path) =>
    script(path).imports.filter((next) => !script(next).isOfConsole),
  )
  const ofConsolePages = reachable(startsOf(true), (path) => script(path).imports)
  const unread = [...assets.keys()].filter((path) => script(path).isOfConsole || routeList.test(path))
  return new Set([...unread, ...[...ofConsolePages].filter((path) => !ofBrandPages.has(path))])
}
