import { expect, test } from 'vitest'
import { directionTo, ringAround } from './bearing.ts'

const shanghai = { latitude: 31.23, longitude: 121.49 }

test.each([
  ['north', 32.23, 121.49, 111, 'north'],
  ['south-east by east', 30.9, 121.93, 56, 'south-east'],
  ['west', 31.23, 120.49, 95, 'west'],
  ['north-west', 31.93, 120.69, 109, 'north-west'],
  ['same position', 31.23, 121.49, 0, 'north'],
] as const)('a place to the %s of its port', (_, latitude, longitude, kilometres, direction) => {
  expect(directionTo(shanghai, { latitude, longitude })).toMatchObject({ kilometres, direction })
})

test.each([
  [0, 10],
  [10, 10],
  [11, 20],
  [101, 200],
  [1001, 2000],
])('%i km are within the ring of %i', (kilometres, reach) => {
  expect(ringAround(kilometres)).toBe(reach)
})
