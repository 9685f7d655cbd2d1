import { expect, test } from 'vitest'
import { type District, districtOf } from './district.ts'
import { districts } from './districts.data.ts'
import { findDistricts } from './find-districts.ts'
import { homePorts } from './home-ports.ts'

const codes = (found: readonly District[]) => found.map(({ code }) => code)

test.each([
  ['its Chinese name', '昆山', '320583'],
  ['its name with blanks about it', ' 昆山　', '320583'],
  ['pinyin', 'kun shan', '320583'],
  ['initials', 'zjg', '320582'],
  ['its English name', 'Yiwu', '330782'],
  ['a later syllable', 'gang', '320582'],
  ['its code', '440306', '440306'],
  ['an English name with an apostrophe', "bao'an", '440306'],
])('a district is found by %s: %s is %s', (_, text, code) => {
  expect(codes(findDistricts(text))).toContain(code)
})

test('a city finds its districts, the nearest first', () => {
  const found = findDistricts('苏州')
  expect(new Set(found.map(({ city }) => city.en))).toEqual(new Set(['Suzhou']))
  expect(found.map(({ kilometres }) => kilometres)).toEqual([60, 80, 105, 110, 110, 115, 140])
  expect(findDistricts('suzhou')).toEqual(found)
})

test('a port narrows the search to where its trucks go', () => {
  expect(codes(findDistricts('jia xing', { port: 'CNSHA' }))).toEqual(['330421', '330482'])
  expect(codes(findDistricts('jia xing', { port: 'CNNGB' }))).toEqual(['330481', '330483'])
  expect(codes(findDistricts('jia xing', { limit: 3 }))).toEqual(['330421', '330482', '330481'])
})

test('at least 72 districts, at least 12 for each port, each once', () => {
  expect(districts.length).toBeGreaterThanOrEqual(72)
  expect(new Set(codes(districts)).size).toBe(districts.length)
  for (const port of homePorts) {
    expect(findDistricts('', { port }).length).toBeGreaterThanOrEqual(12)
  }
})

test('every district has a code, pinyin for each character of its name, and a distance, and is found', () => {
  for (const each of districts) {
    const { code, pinyin, name, kilometres } = each
    expect(code).toMatch(/^\d{6}$/)
    expect(pinyin.split(' '), code).toHaveLength([...name.zh].length)
    expect(name.en.toLowerCase().replace("'", ''), code).toBe(pinyin.replaceAll(' ', ''))
    expect(kilometres, code).toBeGreaterThan(0)
    expect(kilometres, code).toBeLessThan(400)
    expect(findDistricts(name.zh), code).toContain(each)
    expect(findDistricts(code)).toEqual([each])
  }
})

test('a district is known by its code', () => {
  expect(districtOf('320583')?.name).toEqual({ zh: '昆山', en: 'Kunshan' })
  expect(districtOf('320599')).toBeUndefined()
})
