import { useVirtualizer } from '@tanstack/react-virtual'

/** Below this number all rows are rendered, so that print and the browser's search include them. */
const virtualFrom = 100
const usualRowPx = 40

export type RowWindow = {
  readonly indexes: readonly number[]
  /** The height of the rows that are not rendered above and below. */
  readonly abovePx: number
  readonly belowPx: number
  /** For each rendered row, to measure its height. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Brings a row into the page. */
  show(index: number): void
}

/** The rows to render: all of a short list, the visible ones of a long list. */
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
