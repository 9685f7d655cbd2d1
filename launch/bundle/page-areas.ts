import { basename, dirname, join } from 'node:path'
import { type Graph, reachableFrom } from './module-graph.ts'
import { abouts, homes, searchResult } from './named-chunks.ts'
import type { Pages } from './shared-chunks.ts'

const pricesPart = 'web/components/quotes/prices.tsx'
const starts = ['web/entry.client.tsx', 'web/root.tsx', ...homes, ...abouts]
const isLight = (page: string) => /^web\/(site|session)\//.test(page)

/** The pages by what they load: homes and texts, prices and other services by folder, the result of a search, workbench and console. */
export function pagesBy(graph: Graph, root: string, files: readonly string[]): Pages {
  const inRoot = (list: readonly string[]) => list.map((file) => join(root, file))
  const under = (folder: string) => inRoot(files.filter((file) => file.startsWith(`web/${folder}/`)))
  const services = Object.groupBy(under('services'), (page) => {
    const area = reachableFrom(graph, page).has(join(root, pricesPart)) ? 'prices' : 'services'
    return `${area}/${basename(dirname(page))}`
  })
  return {
    light: [...new Set(inRoot([...starts, ...files.filter(isLight)]))],
    areas: {
      ...services,
      result: inRoot([searchResult]),
      workbench: under('workbench'),
      console: under('console'),
    },
  }
}
