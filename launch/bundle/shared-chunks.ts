import { type Graph, reachableFrom, withLateStarts } from './module-graph.ts'

export type Pages = {
  /** Pages that load no byte for other pages. */
  readonly light: readonly string[]
  /**
   * The pages of an area load together what any two of them need: a few bytes more, many requests less. In
   * `prices/trucking` it is what two pages of the folder need, in `prices` what pages of two folders do.
   */
  readonly areas: Readonly<Record<string, readonly string[]>>
}

/** The light starts that need a module, the areas that need it, and how many starts there are in all. */
type Users = { readonly light: Set<string>; readonly areas: Set<string>; starts: number }

function usersOf(graph: Graph, { light, areas }: Pages): ReadonlyMap<string, Users> {
  const users = new Map<string, Users>()
  const count = (start: string, note: (one: Users) => void) => {
    for (const id of reachableFrom(graph, start)) {
      const one = users.get(id) ?? { light: new Set(), areas: new Set(), starts: 0 }
      users.set(id, one)
      one.starts += 1
      note(one)
    }
  }
  const lightStarts = withLateStarts(graph, light)
  for (const start of lightStarts) count(start, (one) => one.light.add(start))
  for (const [area, pages] of Object.entries(areas))
    for (const page of pages) count(page, (one) => one.areas.add(area))
  const pages = Object.values(areas).flat()
  const counted = new Set([...lightStarts, ...pages])
  for (const late of withLateStarts(graph, pages)) if (!counted.has(late)) count(late, () => {})
  return users
}

/** More than there are; the bundler must know their number before it knows the modules. */
export const maxRanks = 20

/** The bundler makes chunks in the order of their rank. */
export type SharedChunk = { readonly name: string; readonly rank: number }

const keyOf = (starts: ReadonlySet<string>) => [...starts].sort().join()

const foldersOf = (areas: ReadonlySet<string>) => new Set([...areas].map((area) => area.split('/').at(-1)))
const wholesOf = (areas: ReadonlySet<string>) => new Set([...areas].map((area) => area.split('/').at(0)))
const isInFolder = (areas: ReadonlySet<string>) => foldersOf(areas).size === 1

/** The areas of the one folder whose pages need a module, or all whole areas that do. */
const namesOf = (areas: ReadonlySet<string>) =>
  [...(isInFolder(areas) ? areas : wholesOf(areas))].sort().map((area) => area?.replace('/', '-'))

/** Light starts count more than all areas together, and an area more than its folders. */
const weightOf = ({ light, areas }: Users) =>
  light.size > 0 ? light.size * 100 : wholesOf(areas).size + (isInFolder(areas) ? 0 : 10)

/**
 * The chunk of each module that several pages need. A chunk takes in what its modules import, unless another chunk has it
 * already; and what a module imports has all users of the module. So chunks with more users have a lower rank.
 */
export function assignSharedChunks(
  graph: Graph,
  pages: Pages,
  hasChunk: (id: string) => boolean,
): ReadonlyMap<string, SharedChunk> {
  const isVirtual = (id: string) => id.startsWith('\0')
  const shared = [...usersOf(graph, pages)].filter(
    ([id, { starts }]) => starts > 1 && !hasChunk(id) && !isVirtual(id) && !graph.getModuleInfo(id)?.isEntry,
  )
  const weights = [...new Set(shared.map(([, users]) => weightOf(users)))].sort((a, b) => b - a)
  if (weights.length > maxRanks) throw new Error(`Shared chunks have ${weights.length} ranks`)
  const keys = [...new Set(shared.map(([, { light }]) => keyOf(light)))]
  const nameOf = ({ light, areas }: Users) =>
    light.size > 0 ? `light-${keys.indexOf(keyOf(light))}` : ['shared', ...namesOf(areas)].join('-')
  return new Map(
    shared.map(([id, users]) => [id, { name: nameOf(users), rank: weights.indexOf(weightOf(users)) }]),
  )
}
