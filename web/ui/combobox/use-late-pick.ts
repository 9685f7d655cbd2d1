import { useEffect } from 'react'
import type { ComboboxOption } from './use-options.ts'

/** Which option of a result that is still to come is picked: the first after a key, otherwise one without others. */
export type Left = 'first' | 'only'

type LatePick<Option> = {
  readonly left: Left | undefined
  readonly text: string
  readonly state: 'loading' | 'ready' | 'failed'
  readonly options: readonly Option[]
  setLeft(left: undefined): void
  pick(option: Option | undefined): void
}

/** Text that was pasted or typed quickly and left before its result has arrived is picked when it arrives. */
export function useLatePick<Option extends ComboboxOption>(late: LatePick<Option>) {
  const { left, text, state, options, setLeft, pick } = late
  useEffect(() => {
    if (!left || (state === 'loading' && text !== '')) return
    setLeft(undefined)
    if (state !== 'ready') return
    if (left === 'first') pick(options.find(({ isDisabled }) => !isDisabled))
    else if (options.length === 1) pick(options[0])
  })
}
