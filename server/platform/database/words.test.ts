import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { hasWords } from './words.ts'

const { ownerDb, pool } = await testDatabase()

const isFound = async (name: string, code: string | null, text: string): Promise<boolean> => {
  const words = sql`search_words(${name}::text, ${code}::text)`
  const { rows } = await ownerDb.execute(sql`select ${hasWords(words, text)} as found`)
  return rows[0]?.found === true
}

const company = '厦门远舟（国际）货运有限公司'
const code = '91350200MA2YUANZ0U'

describe('a name is found', () => {
  test.each([
    ['by a part of it', '远舟'],
    ['in full width and with other signs', '厦门远舟(国际)'],
    ['by pinyin from any syllable', 'yuanzhou'],
    ['by pinyin in words', 'Yuan Zhou huo'],
    ['by the beginning of a syllable', 'yuanzh'],
    ['by initials', 'yzgj'],
    ['by the other reading of a character', 'shamen'],
    ['by a part of its code', 'ma2y'],
    ['by words of both', '远舟 9135'],
  ])('%s', async (_, text) => {
    expect(await isFound(company, code, text)).toBe(true)
  })

  test.each([
    ['by another name', '近舟'],
    ['by letters within a syllable', 'uanzhou'],
    ['by one of two words', '远舟 青岛'],
    ['by signs alone', "（） ' % _ :*"],
  ])('not %s', async (_, text) => {
    expect(await isFound(company, code, text)).toBe(false)
  })

  test('in any language, whatever follows: letters, accents, more than is indexed', async () => {
    expect(await isFound('Ångström Förvaltning AB', null, 'förvalt')).toBe(true)
    expect(await isFound('Quayside Forwarders', null, 'forw quay')).toBe(true)
    expect(await isFound('远'.repeat(300), null, '远'.repeat(40))).toBe(true)
    expect(await isFound('', null, 'a')).toBe(false)
    expect(await isFound('吕绿', null, 'lvlv')).toBe(true)
    expect(await isFound('吕绿', null, 'lulu')).toBe(true)
  })
})

test('the index answers, and no row is read that does not match', async () => {
  const { rows } = await pool.query(
    `EXPLAIN SELECT id FROM company WHERE search_words(name, coalesce(credit_code, registration_number)) @@ '''yuan'':*'`,
  )
  expect(JSON.stringify(rows)).toContain('company_words')
})
