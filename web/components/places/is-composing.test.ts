import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

const key = (nativeEvent: { isComposing: boolean; keyCode: number }) =>
  isComposing({ nativeEvent } as Pick<KeyboardEvent, 'nativeEvent'>)

test.each([
  ['Enter that accepts a pinyin candidate', { isComposing: true, keyCode: 13 }, true],
  ['the same Enter in Safari', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
  ['a plain arrow', { isComposing: false, keyCode: 40 }, false],
])('%s belongs to the input method: %s', (_, event, expected) => {
  expect(key(event)).toBe(expected)
})
