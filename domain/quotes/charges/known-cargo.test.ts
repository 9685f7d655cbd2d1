import { expect, test } from 'vitest'
import { countIn } from './known-cargo.ts'

const counted = { volumeCbm: '20.5', weightTons: '8.25', pallets: 16, pieces: 400 }

test.each([
  ['CBM', counted, 21],
  ['ton', counted, 9],
  ['kg', { weightKg: '1.1' }, 2],
  ['kg', { weightKg: '860', volumeCbm: '5.2' }, 869],
  ['pallet', counted, 16],
  ['piece', counted, 400],
  ['pallet', { ...counted, pallets: 0 }, 0],
  ['pallet', { volumeCbm: '1234.567' }, 1235],
  ['piece', { volumeCbm: '1234.567' }, 123_457],
  ['piece', { volumeCbm: '0.005' }, 1],
  ['pallet', { weightKg: '800' }, undefined],
  ['CBM', {}, undefined],
  ['ton', { weightKg: '800' }, undefined],
  ['hour', counted, undefined],
  ['container', counted, undefined],
] as const)('by %s: %o has at most %s', (unit, cargo, count) => {
  expect(countIn(unit, cargo)).toBe(count)
})
