import type { ServerBuild } from 'react-router'

type Node = {
  /** As the route spells it; undefined for a parameter. */
  readonly spelling: string | undefined
  readonly children: Map<string, Node>
  param: Node | undefined
  isPage: boolean
}

/** The spelling of a known path, undefined for a path that has no page of its own. */
export type SpellPath = (path: string) => string | undefined

const newNode = (spelling?: string): Node => ({
  spelling,
  children: new Map(),
  param: undefined,
  isPage: false,
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
function addPath(root: Node, path: string): void {
  const segments = path.split('/').filter(Boolean)
  if (segments.includes('*')) return
  let node = root
  for (const segment of segments) {
    const isOptional = segment.endsWith('?')
    if (isOptional) node.isPage = true
    node = childOf(node, isOptional ? segment.slice(0, -1) : segment)
  }
  node.isPage = true
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

function spell(root: Node, path: string): string | undefined {
  let node: Node | undefined = root
  const spelled: string[] = []
  for (const segment of path.split('/').filter(Boolean)) {
    node = node.children.get(decoded(segment).toLowerCase()) ?? node.param
    if (!node) return undefined
    spelled.push(node.spelling ?? segment)
  }
  return node.isPage ? `/${spelled.join('/')}` : undefined
}

/**
 * The router accepts any letter case, repeated slashes and a slash at the end. Each would be a cached page of its own, so
 * all lead to the spelling of the route.
 */
export function pathSpelling(routes: Routes = {}): SpellPath {
  const root = newNode()
  for (const [id, route] of Object.entries(routes))
    if (route && (route.path !== undefined || route.index)) addPath(root, fullPath(routes, id))
  return (path) => spell(root, path)
}
