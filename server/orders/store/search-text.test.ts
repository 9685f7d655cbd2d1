import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { soughtParts } from './search-text.ts'

const { pool } = await testDatabase()
const numbers = 's261118-000123 po 7781 订单-甲乙 csqu3054383'

const partsInDatabase = async (text: string): Promise<readonly string[]> =>
  (await pool.query('SELECT number_parts($1) AS parts', [text])).rows[0].parts

const isFound = (text: string, stored: ReadonlySet<string>) =>
  soughtParts(text).parts.every((part) => stored.has(part))

test('every text of four characters or more is found by the parts of its numbers', async () => {
  const stored = new Set(await partsInDatabase(numbers))
  for (let first = 0; first < numbers.length; first += 1)
    for (let end = first + 4; end <= numbers.length; end += 1) {
      const text = numbers.slice(first, end).trim()
      if (text.length >= 4) expect(isFound(text, stored), text).toBe(true)
    }
})

test('a shorter text is found only where it is a whole number', async () => {
  const stored = new Set(await partsInDatabase(numbers))
  expect(isFound('po', stored)).toBe(true)
  for (const text of ['p', 'o', '778', '781', '123', 's26', '订单', '乙', 'csq', '383', '0'])
    expect(isFound(text, stored), text).toBe(false)
  const short = new Set(await partsInDatabase('s261118-000123 a12 乙'))
  for (const text of ['a12', '乙']) expect(isFound(text, short), text).toBe(true)
  for (const text of ['a1', '12', 'a']) expect(isFound(text, short), text).toBe(false)
})

test('a text of four characters is a part itself, a longer one has several', () => {
  expect(soughtParts('12')).toEqual({ parts: [' 12 '], isExact: true })
  expect(soughtParts('1234')).toEqual({ parts: ['1234'], isExact: true })
  expect(soughtParts('123456')).toEqual({ parts: ['1234', '2345', '3456'], isExact: false })
  expect(soughtParts('po 778')).toEqual({ parts: ['po ', ' 778'], isExact: false })
})
