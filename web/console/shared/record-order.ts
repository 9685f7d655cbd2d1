import { useEffect } from 'react'

/** The records of each list in the order in which it last showed them in this tab, by the path of the list. */
const lastOrder = new Map<string, readonly string[]>()

export function rememberOrder(list: string, ids: readonly string[]): void {
  lastOrder.set(list, ids)
}

export type Neighbours = {
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Counted from 1. */
  readonly place: number
  readonly count: number
}

/**
 * The records before and after one that goes by any of the ids: a new version keeps the place of the one it replaces,
 * unless it has a place of its own. The first id is that of the record itself.
 */
export function neighboursOf(list: string, ids: readonly string[]): Neighbours | undefined {
  const order = lastOrder.get(list) ?? []
  const index = ids.map((id) => order.indexOf(id)).find((at) => at >= 0)
  if (index === undefined) return undefined
  return { previous: order[index - 1], next: order[index + 1], place: index + 1, count: order.length }
}

/** An empty list is one that is still loading, or has nothing to lead to. */
export function useRememberedOrder(list: string, ids: readonly string[]): void {
  const joined = ids.join(' ')
  useEffect(() => {
    if (joined !== '') rememberOrder(list, joined.split(' '))
  }, [list, joined])
}
