import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { soughtParts } from './search-text.ts'

const { pool } = await testDatabase()
const numbers = 's261118-000123 po 7781 订单-甲乙 csqu3054383'

const partsInDatabase = async (text: string): Promise<readonly string[]> =>
  (await pool.query('SELECT number_parts($1) AS parts', [text])).rows[0].parts

test('every text of four characters or more is found by the parts of its numbers', async () => {
  const stored = new Set(await partsInDatabase(numbers))
  for (let first = 0; first < numbers.length; first += 1)
    for (let end = first + 4; end <= numbers.length; end += 1) {
      const text = numbers.slice(first, end)
      for (const part of soughtParts(text.trim()).all) expect(stored, text).toContain(part)
    }
})

test('a short text is found at the beginning and at the end of a number', async () => {
  const stored = new Set(await partsInDatabase(numbers))
  const isFound = (text: string) => soughtParts(text).any.some((part) => stored.has(part))
  for (const text of ['s26', '123', '23', 'po', '7', '778', '781', '订单', '乙', 'csq', '383'])
    expect(isFound(text), text).toBe(true)
  for (const text of ['112', '054', '0', '8', '单-']) expect(isFound(text), text).toBe(false)
})

test('a text of four characters is a part itself, a longer one has several', () => {
  expect(soughtParts('12')).toEqual({ all: [], any: [' 12', '12 '], isExact: true })
  expect(soughtParts('1234')).toEqual({ all: ['1234'], any: [], isExact: true })
  expect(soughtParts('123456')).toEqual({ all: ['1234', '2345', '3456'], any: [], isExact: false })
  expect(soughtParts('po 778')).toEqual({ all: ['po ', ' 778'], any: [], isExact: false })
})
