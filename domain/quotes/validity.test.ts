import { expect, test } from 'vitest'
import { endOfValidDay, isExpired, validUntil } from './validity.ts'

test('a day ends with its last second in Shanghai', () => {
  expect(endOfValidDay('2026-11-15')).toBe('2026-11-15T15:59:59.000Z')
})

// Quoted on 15 November, a price is valid for seven days.
test.each<[readonly string[], string | undefined, string]>([
  [[], undefined, '2026-11-22T15:59:59.000Z'],
  [['2026-12-31'], undefined, '2026-11-22T15:59:59.000Z'],
  [['2026-11-20', '2026-11-18', '2026-11-30'], undefined, '2026-11-18T15:59:59.000Z'],
  [[], '2026-11-17T08:00:00.000Z', '2026-11-17T08:00:00.000Z'],
  [[], '2026-11-29T08:00:00.000Z', '2026-11-22T15:59:59.000Z'],
  [['2026-11-16'], '2026-11-17T08:00:00.000Z', '2026-11-16T15:59:59.000Z'],
])('rates until %j, closing %s: valid until %s', (days, closing, until) => {
  const closesAt = closing === undefined ? {} : { closesAt: new Date(closing) }
  expect(validUntil('2026-11-15', { days, ...closesAt })).toBe(until)
})

test('a quote is valid in its last second and expired after it', () => {
  const quote = { validUntil: '2026-11-22T15:59:59.000Z' }
  expect(isExpired(quote, new Date('2026-11-22T15:59:59.000Z'))).toBe(false)
  expect(isExpired(quote, new Date('2026-11-22T15:59:59.001Z'))).toBe(true)
})
