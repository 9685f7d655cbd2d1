import { describe, expect, test } from 'vitest'
import {
  dictionaryLimits,
  queryMainDictionaries,
  queryWarehouseDictionaries,
} from '#contract/dictionaries.ts'
import { languages } from '#domain/brands/brand.ts'
import { mainDictionaryCodes, warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'

const mainPath = '/api/common/dictionary/queryDictRows'
const warehousePath = '/api/ops/wms/basWarehouse/dictionary/queryDictRows'
const site = await openSite()

const cookie = (language: string) => ({ headers: { cookie: `language=${language}` } })
const chinese = /\p{Script=Han}/u

describe('the main lists', () => {
  test.each(languages)('all fourteen have entries, in %s by the language cookie', async (language) => {
    expect(mainDictionaryCodes).toHaveLength(14)
    const reply = await site.request(`${mainPath}?codes=${mainDictionaryCodes.join(',')}`, cookie(language))
    const lists = dataOf(queryMainDictionaries, reply)
    expect(Object.keys(lists).sort()).toEqual([...mainDictionaryCodes].sort())
    for (const rows of Object.values(lists)) expect(rows.length).toBeGreaterThan(0)
    const labels = Object.values(lists).flatMap((rows) => rows.map(({ label }) => label))
    expect(labels.some((label) => chinese.test(label))).toBe(language === 'zh')
  })

  test('rows keep the order of the list', async () => {
    const lists = dataOf(queryMainDictionaries, await site.request(`${mainPath}?codes=yardServiceSite`))
    expect(lists.yardServiceSite?.map(({ value }) => value)).toEqual([
      'CNTAO',
      'CNSHA',
      'CNNGB',
      'CNXMN',
      'CNSZX',
    ])
  })

  test('a repeated code is answered once', async () => {
    const lists = dataOf(
      queryMainDictionaries,
      await site.request(`${mainPath}?codes=planType,%20planType%20,`),
    )
    expect(Object.keys(lists)).toEqual(['planType'])
  })

  test('an unknown code, a warehouse list and an object property get an empty list', async () => {
    const reply = await site.request(`${mainPath}?codes=noSuchList,yesNo,constructor,toString`)
    expect(dataOf(queryMainDictionaries, reply)).toEqual({
      noSuchList: [],
      yesNo: [],
      constructor: [],
      toString: [],
    })
  })
})

describe('the warehouse lists', () => {
  const asList = warehouseDictionaryCodes.join(',')
  const repeated = warehouseDictionaryCodes.map((code) => `codes=${code}`).join('&')

  test.each([
    ['as a list', 'zh', `codes=${asList}`],
    ['as a list', 'en', `codes=${asList}`],
    ['as a repeated parameter', 'zh', repeated],
    ['as a repeated parameter', 'en', repeated],
  ] as const)('all thirty asked for %s come filled in %s', async (_form, language, codes) => {
    expect(warehouseDictionaryCodes).toHaveLength(30)
    const other = language === 'zh' ? 'en' : 'zh'
    const reply = await site.request(`${warehousePath}?${codes}&language=${language}`, cookie(other))
    const lists = dataOf(queryWarehouseDictionaries, reply)
    expect(Object.keys(lists).sort()).toEqual([...warehouseDictionaryCodes].sort())
    for (const rows of Object.values(lists)) expect(rows.length).toBeGreaterThan(0)
    expect(lists.yesNo?.map(({ label }) => label)).toEqual(language === 'zh' ? ['是', '否'] : ['Yes', 'No'])
  })

  test('without a language parameter the cookie decides', async () => {
    const reply = await site.request(`${warehousePath}?codes=yesNo`, cookie('en'))
    expect(dataOf(queryWarehouseDictionaries, reply).yesNo?.[0]?.label).toBe('Yes')
  })

  test('a main list is not among them', async () => {
    const reply = await site.request(`${warehousePath}?codes=planType`)
    expect(dataOf(queryWarehouseDictionaries, reply)).toEqual({ planType: [] })
  })

  test('every wrong field is named: codes and language together', async () => {
    const refusal = refusalOf(await site.request(`${warehousePath}?language=fr`), 'invalid-input')
    expect(refusal.fields).toEqual({ codes: 'required', language: 'unknown-value' })
    expect(refusal.params).toEqual({ count: 2 })
  })
})

const tooMany = Array.from({ length: dictionaryLimits.codesPerCall + 1 }, (_, index) => `c${index}`).join(',')

describe.each([
  ['missing', '', { codes: 'required' }],
  ['empty', 'codes=', { codes: 'required' }],
  ['only commas', 'codes=,%20,', { codes: 'too-few' }],
  ['too long', `codes=ok,${'a'.repeat(dictionaryLimits.codeLength + 1)}`, { 'codes.1': 'too-long' }],
  ['too many', `codes=${tooMany}`, { codes: 'too-many' }],
  ['not a name', "codes=a'--,ok,%E5%A0%86", { 'codes.0': 'wrong-format', 'codes.2': 'wrong-format' }],
  ['NUL', 'codes=a%00b', { 'codes.0': 'wrong-format' }],
  ['broken UTF-8', 'codes=%80', { 'codes.0': 'wrong-format' }],
  ['__proto__', 'codes=__proto__', { 'codes.0': 'wrong-format' }],
])('codes that are %s', (_name, query, fields) => {
  test.each([
    ['zh', /^有 \d 处填写有误/],
    ['en', /^\d fields? needs? attention/],
  ])('are refused by field, in %s', async (language, sentence) => {
    for (const path of [mainPath, warehousePath]) {
      const refusal = refusalOf(await site.request(`${path}?${query}`, cookie(language)), 'invalid-input')
      expect(refusal.fields).toEqual(fields)
      expect(refusal.params).toEqual({ count: Object.keys(fields).length })
      expect(refusal.message).toMatch(sentence)
    }
  })
})

test('a call refuses other methods', async () => {
  refusalOf(await site.request(`${mainPath}?codes=planType`, { method: 'POST' }), 'method-not-allowed')
})
