import { expect, test } from 'vitest'
import { locationMap } from './location-map.ts'

test.each([
  [1, 128, 'M10 32V64', ['M10 64L42 96']],
  [2, 192, 'M10 32V128', ['M10 64L42 96', 'M10 128L42 160']],
  [3, 256, 'M10 32V192', ['M10 64L42 96', 'M10 128L42 160', 'M10 192L42 224']],
])('%i terminals branch off one road at 45°', (terminals, height, trunk, branches) => {
  expect(locationMap(terminals, 64)).toMatchObject({ height, trunk, branches })
})

test('a station is in the middle of its row', () => {
  const { start, stations } = locationMap(2, 64)
  expect([start, ...stations].map(({ y }) => y)).toEqual([32, 96, 160])
})
