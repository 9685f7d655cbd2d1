import { useLayoutEffect, useRef } from 'react'
import { bringIntoView, rowInView } from './row-in-view.ts'

export type TablePlace = {
  readonly top: number
  readonly left: number
  /** The first row, which identifies the page. */
  readonly first: string
  /** The row that had the focus. */
  readonly row?: string
  /** The row that was seen first. */
  readonly seen?: { readonly row: string; readonly offsetPx: number }
  /** The height of a row, so that rows that are not rendered have the same height as before. */
  readonly rowPx?: number
}

/** Stores the position in a list for one entry of the browser's history; each entry has its own object. */
export type PlaceStorage = {
  read(): TablePlace | undefined
  write(place: TablePlace): void
}

type PlaceInput = {
  readonly storage: PlaceStorage | undefined
  /** Identifies the page of rows; a new page begins at the top. */
  readonly pageText: string
  readonly frame: HTMLElement | null
  readonly ids: readonly string[]
  readonly active: number | undefined
  focusRow(index: number): void
  /** Brings a row into the page. */
  show(index: number): void
}

const rowHeightIn = (frame: HTMLElement) =>
  frame.querySelector<HTMLElement>('tbody tr[data-index]')?.offsetHeight || undefined

function seenIn(frame: HTMLElement, ids: readonly string[]): TablePlace['seen'] {
  const found = rowInView(frame)
  const row = found && ids[found.index]
  return row === undefined ? undefined : { row, offsetPx: found?.offsetPx ?? 0 }
}

/** Writes the place when the page or the entry of the history is left. */
function useKeptPlace({ storage, frame, ids, active }: PlaceInput): void {
  const latest = useRef({ first: '', row: undefined as string | undefined })
  const shown = useRef(ids)
  useLayoutEffect(() => {
    latest.current = { first: ids[0] ?? '', row: active === undefined ? undefined : ids[active] }
    shown.current = ids
  })
  useLayoutEffect(() => {
    if (!frame || !storage) return
    const read = () => ({
      top: frame.scrollTop,
      left: frame.scrollLeft,
      seen: seenIn(frame, shown.current),
    })
    let scrolled = read()
    const follow = () => {
      scrolled = read()
    }
    const keep = () => storage.write({ ...scrolled, ...latest.current, rowPx: rowHeightIn(frame) })
    frame.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      frame.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [frame, storage])
}

const isAmong = ({ first, row }: TablePlace, ids: readonly string[]) =>
  ids.includes(first) || (row !== undefined && ids.includes(row))

function restore({ top, left, row, seen }: TablePlace, frame: HTMLElement, input: PlaceInput): void {
  const { ids, focusRow, show } = input
  frame.scrollTo(left, top)
  const first = ids.indexOf(seen?.row ?? '')
  if (seen && first >= 0) bringIntoView(frame, { index: first, offsetPx: seen.offsetPx }, show)
  const index = ids.indexOf(row ?? '')
  if (index >= 0) focusRow(index)
}

/** The frame of a table has its own scroll, which the browser does not restore. */
export function usePlace(input: PlaceInput): void {
  const { storage, pageText, frame, ids } = input
  const applied = useRef<Pick<PlaceInput, 'storage' | 'pageText'>>(undefined)
  // On each render, because the rows may still be those of the previous page.
  useLayoutEffect(() => {
    const before = applied.current
    if (!frame || (before?.storage === storage && before?.pageText === pageText)) return
    const kept = storage?.read()
    // The rows of the previous page are shown until those of this page are loaded.
    if (kept && !isAmong(kept, ids)) return
    applied.current = { storage, pageText }
    if (kept) restore(kept, frame, input)
    else if (before && before.pageText !== pageText) frame.scrollTop = 0
  })
  // After the restore, so that it does not store the scroll position of an empty frame.
  useKeptPlace(input)
}
