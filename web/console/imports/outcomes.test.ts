import { expect, test } from 'vitest'
import { isSheet } from './is-sheet.ts'
import { firstOutcome, savedCount } from './outcomes.ts'

const counts = { added: 3, changed: 2, unchanged: 10, wrong: 0 }

test('rows with errors are shown first', () => {
  expect(firstOutcome({ ...counts, wrong: 1 })).toBe('wrong')
  expect(firstOutcome(counts)).toBe('changed')
  expect(firstOutcome({ ...counts, changed: 0 })).toBe('added')
  expect(firstOutcome({ added: 0, changed: 0, unchanged: 0, wrong: 0 })).toBe('unchanged')
})

test('counts only added and changed rows, without those left out', () => {
  expect(savedCount({ counts, leftOut: 0 })).toBe(5)
  expect(savedCount({ counts, leftOut: 2 })).toBe(3)
})

test.each([
  ['lanes.xlsx', 1, true],
  ['LANES.XLSX', 20 * 1024 * 1024, true],
  ['lanes.xlsx', 20 * 1024 * 1024 + 1, false],
  ['lanes.xlsx', 0, false],
  ['lanes.xls', 10, false],
  ['lanes.csv', 10, false],
])('%s with %i bytes can be uploaded: %s', (name, size, is) => {
  expect(isSheet({ name, size })).toBe(is)
})
