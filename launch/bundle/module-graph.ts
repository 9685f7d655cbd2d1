/** What the launch scripts need of the bundler's modules. */
type Module = {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly importers: readonly string[]
}

export type Graph = { getModuleInfo(id: string): Module | null }

/** A module and all that it imports statically, directly or not. */
export function reachableFrom(graph: Graph, start: string): ReadonlySet<string> {
  if (!graph.getModuleInfo(start))
    throw new Error(`A group of chunks starts at ${start}, which does not exist`)
  const found = new Set([start])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** These modules and those that they, or modules found so, import later. */
export function withLateStarts(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts)
  for (const start of found)
    for (const id of reachableFrom(graph, start))
      for (const late of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) found.add(late)
  return found
}
