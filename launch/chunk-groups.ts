import { join } from 'node:path'
import { brandCodes } from '#domain/brands/brand.ts'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'

/** What this file needs of the bundler. */
type Module = {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
}
export type Graph = { getModuleInfo(id: string): Module | null }

/** The modules that at least `least` of the start modules import statically, directly or not. */
export type Group = {
  readonly name: string
  readonly starts: readonly string[]
  readonly least: number
  /** Leaves out what any other page imports, because that page would load the whole file. */
  readonly isOnly?: boolean
}

const ofBrands = (path: (code: string) => string) => brandCodes.map(path)
const homes = ['web/site/home.tsx', ...ofBrands((code) => `web/brands/${code}/home.tsx`)]
const abouts = ['web/site/about.tsx', ...ofBrands((code) => `web/brands/${code}/about.tsx`)]
const logIn = 'web/session/log-in.tsx'
const pricePages = ['ocean/ocean-fcl', 'trucking/truck', 'depots/yard-service', 'warehousing/detail'].map(
  (page) => `web/services/${page}.tsx`,
)

const lateFields = 'web/components/quote-box/late-fields.ts'

/** A module belongs to the first group that has it. */
const groups: readonly Group[] = [
  {
    name: 'site',
    starts: ['entry.client', 'root', 'site/main-layout', 'site/boundary'].map((name) => `web/${name}.tsx`),
    least: 1,
  },
  {
    name: 'brands',
    starts: ofBrands((code) => `domain/brands/${code}.data.ts`),
    least: brandCodes.length,
  },
  // Pages about a brand have sections of its home.
  { name: 'home', starts: [...homes, ...abouts], least: 2, isOnly: true },
  { name: 'fields', starts: homes, least: 2 },
  { name: 'forms', starts: [logIn, ...pricePages], least: 1 + pricePages.length },
  {
    name: 'queries',
    starts: [...pricePages, 'web/workbench/dashboard/dashboard.tsx', 'web/console/rates.tsx'],
    least: pricePages.length + 2,
  },
  // A home loads the parts of its quote box later; price pages have them at once.
  { name: 'search-fields', starts: [lateFields, ...pricePages], least: 1 + pricePages.length },
  { name: 'prices', starts: pricePages, least: pricePages.length, isOnly: true },
  // In the file of the console's start, which the brands' hosts do not serve, no customer's page would have it.
  { name: 'both-starts', starts: ['web/client/tab-sync.ts', 'web/console/start.ts'], least: 2 },
]

function reachableFrom(graph: Graph, start: string): Set<string> {
  if (!graph.getModuleInfo(start))
    throw new Error(`A group of chunks starts at ${start}, which does not exist`)
  const found = new Set([start])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Removing one module may leave another with an importer outside, so it repeats until nothing changes. */
function removeSharedOutside(graph: Graph, inside: Set<string>, starts: readonly string[]): void {
  const isOutside = (id: string) =>
    !starts.includes(id) && graph.getModuleInfo(id)?.importers.some((importer) => !inside.has(importer))
  for (let size = 0; size !== inside.size; ) {
    size = inside.size
    for (const id of inside) if (isOutside(id)) inside.delete(id)
  }
}

function modulesOf(graph: Graph, { starts, least, isOnly }: Group): readonly string[] {
  const uses = new Map<string, number>()
  for (const start of starts)
    for (const id of reachableFrom(graph, start)) uses.set(id, (uses.get(id) ?? 0) + 1)
  const all = new Set(uses.keys())
  if (isOnly) removeSharedOutside(graph, all, starts)
  // An entry waits for chunks at its top level; in a group it would wait for chunks that wait for the group.
  const isEntry = (id: string) => graph.getModuleInfo(id)?.isEntry
  return [...all].filter((id) => (uses.get(id) ?? 0) >= least && !isEntry(id))
}

/** The name of the group of each module that has one. */
export function assignGroups(graph: Graph, wanted: readonly Group[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const group of wanted)
    for (const id of modulesOf(graph, group)) if (!names.has(id)) names.set(id, group.name)
  return names
}

/** A module that the entry of every page names, and only the console loads. */
const consoleStart = {
  name: (id: string) => (/\/web\/console\/start\.ts$/.test(id) ? `${consoleFilePrefix}start` : null),
}

/** Modules that the same pages always load are one file: it compresses better than thirty, and needs one request. */
export function chunkGroups(root: string) {
  const wanted = groups.map((group) => ({ ...group, starts: group.starts.map((start) => join(root, start)) }))
  let names: ReadonlyMap<string, string> | undefined
  const nameOf = (id: string, graph: Graph) => {
    names ??= assignGroups(graph, wanted)
    return names.get(id)
  }
  // A chunk includes what its modules import, so shared modules are assigned first.
  const inOrder = [...wanted.filter(({ isOnly }) => !isOnly), ...wanted.filter(({ isOnly }) => isOnly)]
  return [
    // Packages that only some pages need are left to the chunks of those pages.
    { name: 'base', test: /node_modules\/(?!uqr\/|decimal\.js\/|@tanstack\/|use-sync-external-store\/)/ },
    ...inOrder.map(({ name }) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    })),
    consoleStart,
  ]
}
