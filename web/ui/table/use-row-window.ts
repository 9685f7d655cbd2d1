import { useVirtualizer } from '@tanstack/react-virtual'

/** Below this all rows are in the page, where print and the browser's own search find them. */
const virtualFrom = 100
const usualRowPx = 40

export type RowWindow = {
  readonly indexes: readonly number[]
  /** The height of the rows that are left out above and below. */
  readonly abovePx: number
  readonly belowPx: number
  /** For each row that is drawn, so that its true height is known. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Brings a row into the page. */
  show(index: number): void
}

/** Which rows are drawn: all of a short list, of a long one those in sight. */
export function useRowWindow(
  frame: HTMLElement | null,
  keys: readonly string[],
  rowPx: number = usualRowPx,
): RowWindow {
  const isVirtual = keys.length >= virtualFrom
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: isVirtual ? keys.length : 0,
    getScrollElement: () => frame,
    estimateSize: () => rowPx,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 12,
    // The rows begin below the header, which the frame holds too.
    scrollPaddingEnd: usualRowPx,
  })
  if (!isVirtual) {
    return {
      indexes: keys.map((_, index) => index),
      abovePx: 0,
      belowPx: 0,
      measure: undefined,
      show: () => {},
    }
  }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    abovePx: items[0]?.start ?? 0,
    belowPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    show: (index) => virtualizer.scrollToIndex(index),
  }
}
