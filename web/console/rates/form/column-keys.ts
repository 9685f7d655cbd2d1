import type { ClipboardEvent, KeyboardEvent } from 'react'
import { plainNumber } from '#domain/values/plain-number.ts'

/** Rows that are folded away take neither the focus nor a pasted value. */
function columnOf(table: HTMLElement, target: EventTarget): readonly HTMLInputElement[] {
  const column = target instanceof HTMLElement ? target.closest('td')?.dataset.column : undefined
  if (column === undefined) return []
  return [...table.querySelectorAll<HTMLInputElement>(`td[data-column="${column}"] input`)].filter(
    (input) => !input.closest('[hidden]'),
  )
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrow keys move within a column; Enter does not send the form from here. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  const column = columnOf(event.currentTarget, event.target)
  const at = column.indexOf(event.target as HTMLInputElement)
  if (at < 0) return
  event.preventDefault()
  const next = column[at + step]
  next?.focus()
  next?.select()
}

/** A column of a spreadsheet fills the fields from here on downwards; a single value is pasted as usual. */
export function pasteColumn(event: ClipboardEvent<HTMLElement>): void {
  const lines = event.clipboardData
    .getData('text')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
  if (lines.length < 2) return
  const column = columnOf(event.currentTarget, event.target)
  const at = column.indexOf(event.target as HTMLInputElement)
  if (at < 0) return
  event.preventDefault()
  for (const [index, line] of lines.entries()) {
    const input = column[at + index]
    if (!input) return
    input.value = plainNumber(line.split('\t')[0]?.trim() ?? '')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
