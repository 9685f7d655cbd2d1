import { expect, test } from 'vitest'
import { heightsFor } from './use-rest-of-screen.ts'

test.each([
  [900, { tablePx: 742, rowPx: 25 }],
  [1000, { tablePx: 842, rowPx: 28 }],
  [1200, { tablePx: 1042, rowPx: 30 }],
])('on a screen of %i px the table takes the rest, and 28 rows fit below the header', (screen, heights) => {
  expect(heightsFor(screen, 110, 40)).toEqual(heights)
  expect(heights.tablePx).toBeGreaterThan(heights.rowPx * 29)
})

test('under much other content the table is not lower than some rows, and these are not lower than their text', () => {
  expect(heightsFor(700, 600, 40)).toEqual({ tablePx: 320, rowPx: 25 })
})
