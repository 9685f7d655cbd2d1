import { brandCodes } from '#domain/brands/brand.ts'
import { type Graph, reachableFrom } from './module-graph.ts'

/** The modules that at least `least` of the start modules import statically, directly or not. */
export type Group = {
  readonly name: string
  readonly starts: readonly string[]
  readonly least: number
  /** Leaves out what any other page imports, because that page would load the whole file. */
  readonly isOnly?: boolean
  /** Modules that are in the group with all that they import. */
  readonly also?: readonly string[]
}

const ofBrands = (path: (code: string) => string) => brandCodes.map(path)
export const homes = ['web/site/home.tsx', ...ofBrands((code) => `web/brands/${code}/home.tsx`)]
export const abouts = ['web/site/about.tsx', ...ofBrands((code) => `web/brands/${code}/about.tsx`)]
/** The styles of what loads late, and the map that is on the first screen of one brand. */
const firstScreen = ['home/section-styles.ts', 'network-map/network.tsx'].map(
  (part) => `web/components/${part}`,
)
const contentPage = 'web/site/content-page.tsx'
const sections = 'web/components/home/sections.ts'
const logIn = 'web/session/log-in.tsx'
const pricePages = ['ocean/ocean-fcl', 'trucking/truck', 'depots/yard-service', 'warehousing/detail'].map(
  (page) => `web/services/${page}.tsx`,
)

/** Loaded after a search. */
export const searchResult = 'web/components/quotes/search-result.tsx'
const lateFields = 'web/components/quote-box/late-fields.ts'

/** A module belongs to the first group that has it. */
export const groups: readonly Group[] = [
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
  // Pages of texts and homes: nearly all.
  { name: 'site', starts: [contentPage, 'web/site/home.tsx'], least: 2 },
  // A page of texts would load the file of the sections for them.
  { name: 'steps', starts: [contentPage, sections], least: 2 },
  // Pages about a brand have parts of its home. The sections of a home load late, their styles with it.
  { name: 'home', starts: [...homes, ...abouts], least: 2, isOnly: true, also: firstScreen },
  { name: 'fields', starts: homes, least: 2 },
  { name: 'sections', starts: [sections], least: 1, isOnly: true },
  { name: 'forms', starts: [logIn, ...pricePages], least: 1 + pricePages.length },
  // Price pages load it after a search, others at once.
  {
    name: 'queries',
    starts: ['query-client.tsx', 'use-call-query.ts'].map((file) => `web/client/query/${file}`),
    least: 1,
  },
  // A home loads the parts of its quote box later; price pages have them at once.
  { name: 'search-fields', starts: [lateFields, ...pricePages], least: 1 + pricePages.length },
  // In the file of the console's start, which the brands' hosts do not serve, no customer's page would have it.
  { name: 'both-starts', starts: ['web/client/tab-sync.ts', 'web/console/start.ts'], least: 2 },
]

/** Removing one module may leave another with an importer outside, so it repeats until nothing changes. */
function removeSharedOutside(graph: Graph, inside: Set<string>, starts: readonly string[]): void {
  const isOutside = (id: string) =>
    !starts.includes(id) && graph.getModuleInfo(id)?.importers.some((importer) => !inside.has(importer))
  for (let size = 0; size !== inside.size; ) {
    size = inside.size
    for (const id of inside) if (isOutside(id)) inside.delete(id)
  }
}

function modulesOf(graph: Graph, { starts, least, isOnly, also = [] }: Group): readonly string[] {
  const uses = new Map<string, number>()
  for (const start of starts)
    for (const id of reachableFrom(graph, start)) uses.set(id, (uses.get(id) ?? 0) + 1)
  const all = new Set(uses.keys())
  if (isOnly) removeSharedOutside(graph, all, starts)
  // An entry waits for chunks at its top level; in a group it would wait for chunks that wait for the group.
  const isEntry = (id: string) => graph.getModuleInfo(id)?.isEntry
  const used = [...all].filter((id) => (uses.get(id) ?? 0) >= least && !isEntry(id))
  return [...used, ...also.flatMap((start) => [...reachableFrom(graph, start)])]
}

/** The name of the group of each module that has one. */
export function assignGroups(graph: Graph, wanted: readonly Group[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const group of wanted)
    for (const id of modulesOf(graph, group)) if (!names.has(id)) names.set(id, group.name)
  return names
}
