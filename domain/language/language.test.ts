import { describe, expect, test } from 'vitest'
import { asLanguage, preferredLanguage } from './language.ts'

describe('the language of a first visit', () => {
  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-GB,en;q=0.9', 'en'],
    ['en;q=0.3,zh;q=0.7', 'zh'],
    ['fr-FR,fr;q=0.9,en;q=0.1', 'en'],
    ['de-DE,de', 'en'],
    ['zh;q=0,en', 'en'],
    ['*', 'zh'],
    ['', 'zh'],
    [undefined, 'zh'],
    ['en;q=abc,zh;q=0.1', 'zh'],
    [';;;,,,', 'zh'],
    ['en;q=0.7', 'en'],
    ['en;q=0', 'zh'],
    ['en;q=-1', 'zh'],
    ['en; q=0.3, zh; q=0.7', 'zh'],
    ['fr , en ;q=0.9, zh ;q=0.8', 'en'],
    ['en;level=1;q=0.9,zh;q=0.7', 'en'],
    ['fr,*', 'zh'],
    // Only the first 500 characters are read.
    [`${'fr,'.repeat(166)}zh`, 'zh'],
    [`${'fr,'.repeat(167)}zh`, 'en'],
  ])('%s gets %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})

test('only the two languages of the site are accepted', () => {
  expect(asLanguage('zh')).toBe('zh')
  expect(asLanguage('en')).toBe('en')
  for (const other of ['ZH', 'en-GB', '', "zh'; drop table", null, undefined, '__proto__'])
    expect(asLanguage(other)).toBeUndefined()
})
