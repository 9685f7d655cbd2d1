import { useEffect, useState } from 'react'
import { type ComboboxOption, type OptionsSearch, useOptions } from './use-options.ts'

/** Which option of a result that is still to come is picked: the first after a key, otherwise one without others. */
type Which = 'first' | 'only'

/** The options for a text; text that is left before its result has arrived is picked when it arrives. */
export function useLateOptions<Option extends ComboboxOption>(
  search: OptionsSearch<Option>,
  pick: (option: Option | undefined) => void,
) {
  const [left, setLeft] = useState<{ readonly text: string; readonly which: Which }>()
  const isLeft = left?.text === search.text
  const found = useOptions({ ...search, isWanted: search.isWanted || isLeft })
  const { options, state } = found
  useEffect(() => {
    if (!left || (isLeft && state === 'loading')) return
    setLeft(undefined)
    if (!isLeft || state !== 'ready') return
    if (left.which === 'first') pick(options.find(({ isDisabled }) => !isDisabled))
    else if (options.length === 1) pick(options[0])
  })
  const pickLater = (which: Which) => setLeft((before) => before ?? { text: search.text, which })
  return { ...found, pickLater }
}
