import { expect, test } from 'vitest'
import { heldTime } from './held-time.ts'
import { truckingTariffs } from './trucking-tariff.data.ts'

const stay = (from: string, to: string) => ({ from: new Date(`${from}+08:00`), to: new Date(`${to}+08:00`) })

test.each([
  ['2026-11-16T08:00', '2026-11-16T14:00', [], 0],
  ['2026-11-16T08:00', '2026-11-16T14:00:01', [1], 0],
  ['2026-11-16T08:00', '2026-11-16T14:01', [1], 0],
  ['2026-11-16T08:00', '2026-11-16T15:00', [1], 0],
  ['2026-11-16T08:00', '2026-11-16T15:01', [2], 0],
  ['2026-11-16T08:00', '2026-11-17T00:00', [10], 0],
  ['2026-11-16T08:00', '2026-11-17T00:01', [10], 1],
  ['2026-11-16T08:00', '2026-11-17T08:00', [10], 1],
  ['2026-11-16T08:00', '2026-11-17T08:01', [10, 1], 1],
  ['2026-11-16T08:00', '2026-11-18T09:30', [10, 16, 2], 2],
  ['2026-11-16T22:00', '2026-11-17T04:00', [], 0],
  ['2026-11-16T22:00', '2026-11-17T04:01', [], 1],
  ['2026-11-16T07:00', '2026-11-16T13:00', [], 0],
  ['2026-11-16T01:00', '2026-11-16T07:00', [], 0],
  ['2026-11-16T01:00', '2026-11-16T07:01', [], 1],
  ['2026-11-16T02:00', '2026-11-16T08:01', [1], 0],
  ['2026-11-16T18:00', '2026-11-17T00:00', [], 0],
  ['2026-11-16T17:59', '2026-11-17T00:00', [1], 0],
  ['2026-11-16T18:00', '2026-11-17T00:01', [], 1],
] as const)('in Shanghai from %s to %s: hours %o, nights %i', (from, to, hoursByDay, nights) => {
  expect(heldTime(stay(from, to), truckingTariffs.CNSHA)).toEqual({ hoursByDay, nights })
})

test.each([
  ['2026-11-17T12:00', [10], 1],
  ['2026-11-17T12:01', [10, 1], 1],
] as const)('in Shenzhen the night lasts to noon: until %s hours %o, nights %i', (to, hoursByDay, nights) => {
  expect(heldTime(stay('2026-11-16T08:00', to), truckingTariffs.CNSZX)).toEqual({ hoursByDay, nights })
})

test('a stay that ends before it begins is a broken promise', () => {
  expect(() => heldTime(stay('2026-11-16T08:00', '2026-11-16T07:59'), truckingTariffs.CNSHA)).toThrow()
})
