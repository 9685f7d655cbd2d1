import { expect, test } from 'vitest'
import { refusals } from './refusal-codes.ts'

test('no two refusals have the same number', () => {
  const names = Map.groupBy(Object.entries(refusals), ([, { code }]) => code)
  const shared = [...names.values()].filter(({ length }) => length > 1)
  expect(shared.map((same) => same.map(([name]) => name))).toEqual([])
})

test('a refusal has the number and the status that its noun declares', () => {
  expect(refusals).toMatchObject({
    'rates-overlap': { code: 1340, status: 409 },
    'unreadable-sheet': { code: 1309, status: 422 },
  })
})
