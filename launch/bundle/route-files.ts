import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The files of all routes, each once. */
export function filesOf(routes: readonly RouteConfigEntry[]): readonly string[] {
  const own = routes.flatMap(({ file, children }) => [`web/${file}`, ...filesOf(children ?? [])])
  return [...new Set(own)]
}
