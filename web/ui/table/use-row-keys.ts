import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type KeyActions, useLetterKeys } from '#web/ui/use-letter-keys.ts'

export type RowKeys = {
  readonly count: number
  readonly rows: RefObject<HTMLElement | null>
  readonly hasSingleKeys: boolean
  show(index: number): void
  /** The keys have moved to another row. */
  onMove?(index: number): void
  onOpen?(index: number): void
  onToggle?(index: number): void
  onSearch?(): void
}

type Wanted = { readonly index: number; readonly preventScroll?: boolean }

/** The row that gets the focus once it is rendered: a distant row is rendered only after it was scrolled to. */
function useWantedRow(rows: RowKeys['rows']) {
  const wanted = useRef<Wanted>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { index, preventScroll } = wanted.current
    const row = rows.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll })
  })
  return wanted
}

function handleKey(event: KeyboardEvent<HTMLElement>, actions: KeyActions) {
  // A key within a cell belongs to the control there.
  const act = event.target === event.currentTarget ? actions[event.key] : undefined
  if (!act) return
  event.preventDefault()
  act()
}

/** The Tab key reaches one row; the arrows, and j and k from anywhere on the page, move to the next. */
export function useRowKeys({
  count,
  rows,
  hasSingleKeys,
  show,
  onMove,
  onOpen,
  onToggle,
  onSearch,
}: RowKeys) {
  const [active, setActive] = useState<number>()
  const wanted = useWantedRow(rows)
  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1)
    wanted.current = { index: next }
    setActive(next)
    show(next)
    onMove?.(next)
  }
  // Later, since a navigation first moves the focus to the start of the page.
  const focusRow = (index: number) =>
    queueMicrotask(() => {
      wanted.current = { index, preventScroll: true }
      setActive(index)
    })
  const down = () => go(active === undefined ? 0 : active + 1)
  const up = () => go(active === undefined ? 0 : active - 1)
  useLetterKeys(hasSingleKeys && count > 0, { j: down, k: up })
  useLetterKeys(hasSingleKeys, { '/': onSearch })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) =>
    handleKey(event, {
      ArrowDown: down,
      ArrowUp: up,
      Enter: onOpen && (() => onOpen(index)),
      ' ': onToggle && (() => onToggle(index)),
    })
  const shown = active === undefined ? undefined : Math.min(active, count - 1)
  return { active: shown, setActive, focusRow, onKeyDown }
}
