import { type ChangeEvent, type CompositionEvent, useCallback, useState } from 'react'

/** The text in the field and the text to search for, which excludes letters that an input method is still composing. */
export function useTypedText(initialText: string, onType: (text: string) => void) {
  // Undefined while the field shows the selected option.
  const [typed, setTyped] = useState<string | undefined>(initialText || undefined)
  const [text, setText] = useState(initialText)
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) setText(target.value)
    onType(target.value)
  }
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    setText(currentTarget.value)
  const forget = useCallback(() => {
    setTyped(undefined)
    setText('')
  }, [])
  return { typed, text, forget, onChange, onCompositionEnd }
}
