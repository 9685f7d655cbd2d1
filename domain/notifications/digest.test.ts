import { expect, test } from 'vitest'
import { waitsForDigest } from './choices.ts'
import { digestCutOff } from './digest.ts'

const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['a working day before the morning', '2026-11-18T07:59:59', undefined],
  ['the morning of a working day', '2026-11-18T08:00:00', '2026-11-18T08:00:00'],
  ['later that day', '2026-11-18T23:59:59', '2026-11-18T08:00:00'],
  ['a Saturday', '2026-11-21T09:00:00', undefined],
  ['National Day', '2026-10-01T09:00:00', undefined],
])('%s', (_when, now, expected) => {
  expect(digestCutOff(at(now))).toEqual(expected && at(expected))
})

test.each([
  ['orders', 'mail', true, true, true],
  ['orders', 'mail', true, false, false],
  ['orders', 'mail', false, true, false],
  ['orders', 'sms', true, true, false],
  ['security', 'mail', true, true, false],
] as const)('%s by %s, wanted %s, daily %s: waits %s', (topic, channel, isWanted, isDaily, expected) => {
  expect(waitsForDigest(topic, [{ topic, channel, isWanted, isDaily }])).toBe(expected)
})
