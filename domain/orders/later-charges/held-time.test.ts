import { expect, test } from 'vitest'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { yuan } from '#domain/values/money.ts'
import { beyondFreeHours, isAfterFreeHours } from './held-time.ts'

const charge = (trigger: string, params: QuotedContingentCharge['params']): QuotedContingentCharge => ({
  mode: 'trucking',
  fee: 'DSF',
  trigger,
  params,
  unitPrice: yuan('80'),
  unit: 'hour',
  tariff: { code: 'T', version: '1' },
})
const waiting = charge('waiting', { freeHours: 6 })
const overnight = charge('overnight', { freeHours: 6, until: '08:00' })

/** Shanghai is eight hours ahead of UTC. */
const shanghai = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const eachOf = (one: QuotedContingentCharge, announced: QuotedContingentCharge[], from: string, to: string) =>
  beyondFreeHours(one, announced, { from: shanghai(from), to: shanghai(to) })?.each

test.each([
  ['2026-11-14 09:00', '2026-11-14 12:00', 0, 0],
  ['2026-11-14 09:00', '2026-11-14 15:00', 0, 0],
  // A seventh hour has begun.
  ['2026-11-14 09:00', '2026-11-14 15:01', 1, 0],
  ['2026-11-14 09:00', '2026-11-14 18:00', 3, 0],
  // From 22:00 on it is held: two hours, the night, and one hour of the morning.
  ['2026-11-14 16:00', '2026-11-15 09:00', 3, 1],
  ['2026-11-14 16:00', '2026-11-16 09:00', 19, 2],
] as const)('a truck that came at %s and left at %s: %i hours and %i nights', (from, to, hours, nights) => {
  const both = [waiting, overnight]
  expect([eachOf(waiting, both, from, to), eachOf(overnight, both, from, to)]).toEqual([hours, nights])
})

test('without a price for the night its hours are waiting', () => {
  expect(eachOf(waiting, [waiting], '2026-11-14 16:00', '2026-11-15 09:00')).toBe(11)
  const ofAnotherService = { ...overnight, servicePosition: 1 }
  expect(eachOf(waiting, [waiting, ofAnotherService], '2026-11-14 16:00', '2026-11-15 09:00')).toBe(11)
})

test('only what is announced after free hours is held to them', () => {
  const stated = charge('waiting', {})
  expect([waiting, overnight, stated, charge('dirty', { freeHours: 6 })].map(isAfterFreeHours)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(eachOf(stated, [], '2026-11-14 09:00', '2026-11-14 12:00')).toBeUndefined()
})
