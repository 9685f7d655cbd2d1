/** The first row that is seen, and where: heights differ from row to row, so that the scroll alone does not find it. */
export type RowInView = { readonly index: number; readonly offsetPx: number }

const rowsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('tbody tr[data-index]')]

const offsetOf = (row: HTMLElement, frame: HTMLElement) =>
  row.getBoundingClientRect().top - frame.getBoundingClientRect().top

export function rowInView(frame: HTMLElement): RowInView | undefined {
  const top = frame.getBoundingClientRect().top
  const row = rowsIn(frame).find((one) => one.getBoundingClientRect().bottom > top)
  return row && { index: Number(row.dataset.index), offsetPx: offsetOf(row, frame) }
}

/** A distant row is rendered only after it was scrolled to, and the rows above it are measured only then. */
const maxFrames = 8

/** Scrolls until the row is where it was. */
export function bringIntoView(
  frame: HTMLElement,
  { index, offsetPx }: RowInView,
  show: (index: number) => void,
  frames = maxFrames,
): void {
  const row = rowsIn(frame).find((one) => Number(one.dataset.index) === index)
  if (row) frame.scrollTop += offsetOf(row, frame) - offsetPx
  else show(index)
  if (frames > 1) requestAnimationFrame(() => bringIntoView(frame, { index, offsetPx }, show, frames - 1))
}
