import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { partsOf } from './search-text.ts'

const { pool } = await testDatabase()
const numbers = 's261118-000123 po 7781 订单-甲乙 csqu3054383'

const partsInDatabase = async (text: string): Promise<readonly string[]> =>
  (await pool.query('SELECT number_parts($1) AS parts', [text])).rows[0].parts

test('every text of three characters or more is found by the parts of its numbers', async () => {
  const stored = new Set(await partsInDatabase(numbers))
  for (let first = 0; first < numbers.length; first += 1)
    for (let end = first + 1; end <= numbers.length; end += 1)
      for (const part of partsOf(numbers.slice(first, end)).parts) expect(stored).toContain(part)
})

test('a text of three or four characters is a part itself, a longer one has several', () => {
  expect(partsOf('12')).toEqual({ parts: [], isExact: false })
  expect(partsOf('123')).toEqual({ parts: ['123'], isExact: true })
  expect(partsOf('1234')).toEqual({ parts: ['1234'], isExact: true })
  expect(partsOf('123456')).toEqual({ parts: ['1234', '2345', '3456'], isExact: false })
  expect(partsOf('po 778')).toEqual({ parts: ['778'], isExact: false })
})
