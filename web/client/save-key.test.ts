import { expect, test } from 'vitest'
import { createSaveKeys } from './save-key.ts'

test('the same content has the same key until it is saved; other content has another key', () => {
  const keys = createSaveKeys()
  const first = keys.keyOf({ kind: 'rail', pieces: 1 })
  expect(first).toMatch(/^[\w-]{16,64}$/)
  expect(keys.keyOf({ kind: 'rail', pieces: 1 })).toBe(first)
  const other = keys.keyOf({ kind: 'rail', pieces: 2 })
  expect(other).not.toBe(first)
  keys.forget()
  expect(keys.keyOf({ kind: 'rail', pieces: 2 })).not.toBe(other)
})
