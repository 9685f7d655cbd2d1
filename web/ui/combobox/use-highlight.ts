import { useState } from 'react'
import type { ComboboxOption } from './use-options.ts'

type Step = 1 | -1

/** The next option that can be picked, wrapping around the list; -1 if there is none. */
function nextAt(options: readonly ComboboxOption[], from: number, step: Step): number {
  const count = options.length
  const start = from < 0 && step < 0 ? 0 : from
  const inOrder = Array.from(options, (_, index) => (start + step * (index + 1) + 2 * count) % count)
  return inOrder.find((at) => !options[at]?.isDisabled) ?? -1
}

type Moved = { readonly options: readonly ComboboxOption[]; readonly at: number }

/** The first option once something is typed, else the selected one, until the arrow keys move on. */
export function useHighlight(options: readonly ComboboxOption[], text: string, selected: string | undefined) {
  const [moved, setMoved] = useState<Moved>()
  const first = text === '' ? options.findIndex(({ value }) => value === selected) : nextAt(options, -1, 1)
  const at = moved?.options === options ? moved.at : first
  return {
    at,
    move: (step: Step) => setMoved({ options, at: nextAt(options, at, step) }),
    reset: () => setMoved(undefined),
  }
}
