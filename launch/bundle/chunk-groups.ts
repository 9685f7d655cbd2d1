import { join } from 'node:path'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'
import type { Graph } from './module-graph.ts'
import { assignGroups, groups } from './named-chunks.ts'
import { pagesBy } from './page-areas.ts'
import { assignSharedChunks, maxRanks, type SharedChunk } from './shared-chunks.ts'

/** Without packages that only some pages need. */
const packages = /node_modules\/(?!uqr\/|decimal\.js\/|@tanstack\/|use-sync-external-store\/)/
/** It requests by itself: in one file with names of places, every page with such names would load the library for that. */
const alone = /\/web\/components\/departures\/departures\.tsx$/
const tables = /node_modules\/@tanstack\/(react-)?(table|virtual|store)/

/** A module that the entry of every page names, and only the console loads. */
const consoleStart = {
  name: (id: string) => (/\/web\/console\/start\.ts$/.test(id) ? `${consoleFilePrefix}start` : null),
}

/** Modules that the same pages load are one file: it compresses better than thirty, and needs one request. */
export function chunkGroups(root: string, files: readonly string[]) {
  const inRoot = (files: readonly string[] = []) => files.map((file) => join(root, file))
  const wanted = groups.map((group) => ({ ...group, starts: inRoot(group.starts), also: inRoot(group.also) }))
  let names: ReadonlyMap<string, string> | undefined
  let shared: ReadonlyMap<string, SharedChunk> | undefined
  const nameOf = (id: string, graph: Graph) => {
    names ??= assignGroups(graph, wanted)
    return names.get(id)
  }
  const sharedOf = (id: string, graph: Graph) => {
    const hasChunk = (one: string) =>
      [packages, tables, alone].some((pattern) => pattern.test(one)) || Boolean(nameOf(one, graph))
    shared ??= assignSharedChunks(graph, pagesBy(graph, root, files), hasChunk)
    return shared.get(id)
  }
  // A chunk includes what its modules import, so shared modules are assigned first.
  const inOrder = [...wanted.filter(({ isOnly }) => !isOnly), ...wanted.filter(({ isOnly }) => isOnly)]
  return [
    { name: 'base', test: packages },
    ...inOrder.map(({ name }) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    })),
    consoleStart,
    { name: 'table', test: tables },
    ...Array.from({ length: maxRanks }, (_, rank) => ({
      name: (id: string, graph: Graph) => {
        const chunk = sharedOf(id, graph)
        return chunk?.rank === rank ? chunk.name : null
      },
    })),
  ]
}
