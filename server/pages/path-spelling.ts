import type { ServerBuild } from 'react-router'
import { isConsoleRoute } from './console-files.ts'

type Node = {
  /** As the route spells it; undefined for a parameter. */
  readonly spelling: string | undefined
  readonly children: Map<string, Node>
  param: Node | undefined
  page: RoutePage | undefined
}

type RoutePage = {
  /** The names of the query that change the page; undefined for a route that does not state them: all may. */
  readonly queryNames: ReadonlySet<string> | undefined
  readonly isConsole: boolean
}

type FoundPage = RoutePage & { readonly spelling: string }

export type PathSpelling = {
  /** A known path as its route spells it; undefined for a path that has no page of its own. */
  find(path: string): FoundPage | undefined
  /** The start of a path that routes have too, with its last slash: navigation shows where a page belongs. */
  knownStart(path: string): string
}

const newNode = (spelling?: string): Node => ({
  spelling,
  children: new Map(),
  param: undefined,
  page: undefined,
})

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith(':')) {
    node.param ??= newNode()
    return node.param
  }
  const key = segment.toLowerCase()
  const child = node.children.get(key) ?? newNode(segment)
  node.children.set(key, child)
  return child
}

/** A path with `*` leads to an error page, which is never cached. */
function addPath(root: Node, path: string, page: RoutePage): void {
  const segments = path.split('/').filter(Boolean)
  if (segments.includes('*')) return
  let node = root
  for (const segment of segments) {
    const isOptional = segment.endsWith('?')
    if (isOptional) node.page = page
    node = childOf(node, isOptional ? segment.slice(0, -1) : segment)
  }
  node.page = page
}

type Routes = ServerBuild['routes']

function fullPath(routes: Routes, id: string): string {
  const { path = '', parentId } = routes[id] ?? {}
  return parentId ? `${fullPath(routes, parentId)}/${path}` : path
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** What a route module states in its handle, or else the module of its layout. */
function queryNamesOf(routes: Routes, id: string): readonly string[] | undefined {
  const { module, parentId } = routes[id] ?? {}
  const handle = module?.handle as { readonly queryNames?: readonly string[] } | undefined
  return handle?.queryNames ?? (parentId === undefined ? undefined : queryNamesOf(routes, parentId))
}

function pageOf(routes: Routes, id: string): RoutePage {
  const queryNames = queryNamesOf(routes, id)
  return { queryNames: queryNames && new Set(queryNames), isConsole: isConsoleRoute(id) }
}

function findIn(root: Node, path: string): FoundPage | undefined {
  let node: Node | undefined = root
  const spelled: string[] = []
  for (const segment of path.split('/').filter(Boolean)) {
    node = node.children.get(decoded(segment).toLowerCase()) ?? node.param
    if (!node) return undefined
    spelled.push(node.spelling ?? segment)
  }
  return node.page && { ...node.page, spelling: `/${spelled.join('/')}` }
}

function knownStartIn(root: Node, path: string): string {
  let node = root
  let start = '/'
  for (const segment of path.split('/').slice(1, -1)) {
    const child = node.children.get(segment.toLowerCase())
    if (child?.spelling !== segment) break
    node = child
    start += `${segment}/`
  }
  return start
}

/**
 * The router accepts any letter case, repeated slashes and a slash at the end. Each would be a cached page of its own, so
 * all lead to the spelling of the route.
 */
export function pathSpelling(routes: Routes = {}): PathSpelling {
  const root = newNode()
  for (const [id, route] of Object.entries(routes))
    if (route && (route.path !== undefined || route.index))
      addPath(root, fullPath(routes, id), pageOf(routes, id))
  return { find: (path) => findIn(root, path), knownStart: (path) => knownStartIn(root, path) }
}
