import { expect, test } from 'vitest'
import { textLimits } from '#domain/values/text-limits.ts'
import { moveReason } from './orders.ts'

test('a reason that was typed in several lines is one line; without a visible sign there is none', () => {
  expect(moveReason.parse(' No space\r\n\n  on this ship \n')).toBe('No space on this ship')
  for (const wrong of ['', ' \n ', '\u3164', 'a\u202eb', 'a\0b', 'x'.repeat(textLimits.reason + 1)])
    expect(moveReason.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})
