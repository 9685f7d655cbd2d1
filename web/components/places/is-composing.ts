import type { KeyboardEvent } from 'react'

/**
 * Whether an input method (pinyin, for example) handles the key: its Enter accepts a candidate and must not
 * choose an option. Safari ends the composition before keydown and marks that key with code 229.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
