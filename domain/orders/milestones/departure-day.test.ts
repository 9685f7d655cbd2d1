import { expect, test } from 'vitest'
import { departureDay } from './departure-day.ts'

const ordered = { etd: '2026-12-04' }
const filledIn = { etd: '2026-12-06 18:00' }
const record = (change: object) => ({
  milestone: 'departure' as const,
  classifier: 'actual' as const,
  container: null,
  at: new Date('2026-12-06T17:30:00Z'),
  zone: 'Asia/Shanghai',
  ...change,
})

test('the day of departure is the one that was recorded, else filled in, else ordered', () => {
  expect(departureDay({ records: [record({})], filledIn, ordered })).toBe('2026-12-07')
  expect(departureDay({ records: [], filledIn, ordered })).toBe('2026-12-06')
  expect(departureDay({ records: [], filledIn: {}, ordered })).toBe('2026-12-04')
  expect(departureDay({ records: [], filledIn: undefined, ordered: {} })).toBeNull()
})

test('a plan, another milestone and a record that was taken back are no departure', () => {
  const others = [record({ classifier: 'planned' }), record({ milestone: 'arrival' })]
  expect(departureDay({ records: others, filledIn, ordered })).toBe('2026-12-06')
  expect(departureDay({ records: [record({}), record({ at: null })], filledIn, ordered })).toBe('2026-12-06')
  const corrected = record({ at: new Date('2026-12-08T01:00:00Z') })
  expect(departureDay({ records: [record({}), corrected], filledIn, ordered })).toBe('2026-12-08')
})
