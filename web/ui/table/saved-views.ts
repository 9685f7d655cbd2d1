import { useEffect, useState } from 'react'
import {
  type TableShape,
  tableStateFromSearchParams,
  tableStateToSearchParams,
} from './table-search-params.ts'
import type { TableState } from './table-state.ts'

/** A state under a name, stored as its query, which is validated each time it is read. */
export type SavedView = { readonly name: string; readonly query: string }

/** Stores the views of one table for one user. Both may throw if the storage is blocked or full. */
export type ViewStorage = {
  read(): string | null
  write(text: string): void
}

export const savedViewLimits = { views: 20, nameLength: 60 } as const

const isView = (entry: unknown): entry is SavedView =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'query' in entry &&
  typeof entry.query === 'string'

/** Stored text may be old or damaged: entries that are not views are left out. */
export function readViews(storage: ViewStorage): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(storage.read() ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView).slice(0, savedViewLimits.views) : []
  } catch {
    return []
  }
}

const nameOf = (typed: string) => typed.trim().slice(0, savedViewLimits.nameLength)

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** A view has no cursor: it opens at the first page. */
const viewOf = (name: string, state: TableState, shape: TableShape): SavedView => {
  const query = tableStateToSearchParams({ ...state, cursor: undefined, view: undefined }, shape)
  return { name, query: query.toString() }
}

const stateOfView = ({ name, query }: SavedView, shape: TableShape): TableState => ({
  ...tableStateFromSearchParams(new URLSearchParams(query), shape),
  view: name,
})

/** Names are compared without letter case. Saving under a name replaces its view; `save` returns whether it was stored. */
export function useSavedViews(storage: ViewStorage, shape: TableShape) {
  const [views, setViews] = useState<readonly SavedView[]>([])
  // In an effect, since the server has no storage.
  useEffect(() => setViews(readViews(storage)), [storage])
  const store = (next: readonly SavedView[]): boolean => {
    try {
      storage.write(JSON.stringify(next))
    } catch {
      return false
    }
    setViews(next)
    return true
  }
  const isNamed = (typed: string) => {
    const name = folded(nameOf(typed))
    return (view: SavedView) => folded(view.name) === name
  }
  const without = (name: string) => readViews(storage).filter((view) => !isNamed(name)(view))
  return {
    views,
    /** The view that saving under this name would replace. */
    find: (typed: string) => readViews(storage).find(isNamed(typed)),
    save(typed: string, state: TableState): boolean {
      const name = nameOf(typed)
      const others = without(name)
      if (name === '' || others.length >= savedViewLimits.views) return false
      return store([...others, viewOf(name, state, shape)])
    },
    remove: (name: string) => store(without(name)),
    /** Whether the state is another than the view was saved with. */
    differs: ({ name, query }: SavedView, state: TableState) => viewOf(name, state, shape).query !== query,
    open: (view: SavedView) => stateOfView(view, shape),
  }
}
