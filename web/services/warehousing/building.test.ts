import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WarehouseSheet } from '#contract/places.ts'
import { bayOf, elevationOf, planOf } from './building.ts'

const facts = (changes: Partial<WarehouseSheet['facts']>): WarehouseSheet['facts'] => ({
  areaSquareMetres: 12_000,
  freeSquareMetres: 3_000,
  groundBearingTons: 3,
  floorLoadTons: null,
  netHeightMetres: 9,
  columnSpacingMetres: '12 × 24',
  floors: 1,
  crane: null,
  gates: 4,
  platforms: 20,
  isDivisible: true,
  leastSquareMetres: 500,
  isBonded: false,
  racking: { zh: '', en: '' },
  monitorSystem: { zh: '', en: '' },
  fireRating: { zh: '', en: '' },
  customers: { zh: '', en: '' },
  categories: [],
  ...changes,
})

test.each([
  ['12 × 24', { across: 12, along: 24 }],
  ['11.5x9', { across: 11.5, along: 9 }],
  ['9 m', { across: 9, along: 9 }],
  ['', { across: 12, along: 12 }],
])('reads the spacing %j', (text, bay) => {
  expect(bayOf(text)).toEqual(bay)
})

test('height and bay are drawn to scale', () => {
  const { clear, bay, floors } = elevationOf(facts({}))
  expect(clear / bay).toBeCloseTo(9 / 12, 2)
  expect(floors).toHaveLength(1)
  expect(elevationOf(facts({ floors: 4, netHeightMetres: 5 })).floors).toHaveLength(4)
})

test('the front has the doors of the building, whatever the number of docks', () => {
  for (const gates of [0, 1, 4])
    expect(elevationOf(facts({ gates, platforms: 42 })).doors).toHaveLength(gates)
})

test('one storey of 12,000 m² on a grid of 12 by 24 has fifteen columns in front and four in depth', () => {
  const { columns, docks } = planOf(facts({}))
  expect(new Set(columns.map(({ x }) => x)).size).toBe(15)
  expect(new Set(columns.map(({ y }) => y)).size).toBe(4)
  expect(docks).toHaveLength(20)
  expect(planOf(facts({ platforms: 0 })).docks).toHaveLength(4)
})

test('the drawing fits its frame for every warehouse', () => {
  const any = fc.record({
    areaSquareMetres: fc.integer({ min: 0, max: 200_000 }),
    floors: fc.integer({ min: 1, max: 8 }),
    netHeightMetres: fc.double({ min: 2, max: 40, noNaN: true }),
    columnSpacingMetres: fc.constantFrom('6', '9 × 9', '12 × 24', '36 × 12', ''),
    gates: fc.integer({ min: 0, max: 300 }),
    platforms: fc.integer({ min: 0, max: 300 }),
  })
  fc.assert(
    fc.property(any, (changes) => {
      const front = elevationOf(facts(changes))
      const right = front.left + front.width
      expect(front.top).toBeGreaterThanOrEqual(0)
      expect(front.left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(600.2)
      expect(front.doors.length).toBeLessThanOrEqual(changes.gates)
      for (const { x, width } of front.doors) {
        expect(x).toBeGreaterThanOrEqual(front.left - 0.2)
        expect(x + width).toBeLessThanOrEqual(right + 0.4)
      }
      const above = planOf(facts(changes))
      for (const dock of above.docks) expect(dock).toBeLessThanOrEqual(above.width)
    }),
  )
})
