import { expect, test } from 'vitest'
import { yardOf } from './yard.ts'

const facts = {
  areaSquareMetres: 100_000,
  capacityTeu: 6000,
  stackers: 9,
  repairShedSquareMetres: 2400,
  reeferSockets: 160,
  equipment: [],
  serviceTypes: [],
}

test('a depot of 6000 TEU has fifteen blocks of 400 in five columns', () => {
  const { blocks, columns, racks, shed, stackers } = yardOf(facts)
  expect([blocks.length, columns, racks, shed, stackers]).toEqual([15, 5, 7, 60, 9])
  expect(blocks.every(({ share }) => share === 1)).toBe(true)
})

test('the remainder is a smaller block', () => {
  expect(yardOf({ ...facts, capacityTeu: 1000 }).blocks.map(({ share }) => share)).toEqual([1, 1, 0.5])
})

test('a yard without sockets, shed and stackers shows none; a huge yard is cut to the frame', () => {
  const bare = yardOf({ ...facts, capacityTeu: 0, reeferSockets: 0, repairShedSquareMetres: 0, stackers: 0 })
  expect([bare.blocks.length, bare.racks, bare.shed, bare.stackers]).toEqual([1, 0, 0, 0])
  const huge = yardOf({
    ...facts,
    capacityTeu: 90_000,
    reeferSockets: 9000,
    repairShedSquareMetres: 50_000,
    stackers: 99,
  })
  expect([huge.blocks.length, huge.racks, huge.shed, huge.stackers]).toEqual([24, 12, 96, 16])
})
