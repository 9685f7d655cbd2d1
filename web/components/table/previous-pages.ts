import { readEntry, writeEntry } from './session-entries.ts'

const keyOf = (list: string, cursor: string) => `table-page:${list}:${cursor}`

/** A cursor only leads forward, so the cursors of earlier pages are stored in this tab, also across a reload. */
export const rememberPrevious = (list: string, cursor: string, previous: string | undefined): void =>
  writeEntry(keyOf(list, cursor), previous ?? '')

/** The page before, if the user came from there; the first page has no cursor. */
export function previousOf(
  list: string,
  cursor: string | undefined,
): { readonly cursor: string | undefined } | undefined {
  const previous = cursor === undefined ? undefined : readEntry(keyOf(list, cursor))
  return typeof previous === 'string' ? { cursor: previous || undefined } : undefined
}

/** How many pages come before, if the user came through all of them. */
export function pagesBefore(list: string, cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0
  const previous = previousOf(list, cursor)
  const before = previous && previous.cursor !== cursor ? pagesBefore(list, previous.cursor) : undefined
  return before === undefined ? undefined : before + 1
}
