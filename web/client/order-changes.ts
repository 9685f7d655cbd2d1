type OrderChanges = { readonly changes: number; readonly last: string | null }
/** The number of the order that has changed; undefined if it may be any. */
type OnChange = (number: string | undefined) => void

const listeners = new Set<OnChange>()
let known: OrderChanges | undefined
let isKnown = false

const isSame = (one: OrderChanges | undefined, other: OrderChanges | undefined) =>
  one?.changes === other?.changes

/** What the stream of the user sent. With the first event a page only learns where it begins. */
export function takeOrderChanges(next: OrderChanges | undefined): void {
  const before = known
  const isFirst = !isKnown
  known = next
  isKnown = true
  if (isFirst || isSame(before, next)) return
  const isOneMore = before !== undefined && next?.changes === before.changes + 1
  for (const listener of listeners) listener(isOneMore ? (next?.last ?? undefined) : undefined)
}

export function onOrderChange(listener: OnChange): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
