import { expect, test } from 'vitest'
import { carriers } from './carriers.data.ts'
import { carriersNamed } from './carriers-named.ts'
import { carrierPinyin, terminalPinyin } from './pinyin.data.ts'
import { terminals } from './terminals.data.ts'

const [first] = carriers

test('a carrier is found by part of its code and of its names in either language', () => {
  for (const text of [first?.code, first?.name.zh, first?.name.en, first?.shortName.zh, first?.shortName.en])
    expect(carriersNamed(` ${text?.toLowerCase()} `)).toContain(first)
})

test.each(['wangyue', 'wang yue hang', 'wyhy'])('a carrier is found by its pinyin: %s', (text) => {
  expect(carriersNamed(text)).toContain(first)
})

test('every carrier and every terminal has its pinyin, one syllable for each character', () => {
  const named = [
    ...carriers.map(({ code, name }) => [name.zh, carrierPinyin[code]]),
    ...terminals.map(({ code, name }) => [name.zh, terminalPinyin[code]]),
  ]
  for (const [zh, pinyin] of named)
    expect(pinyin?.split(' ').length, zh).toBe(zh?.match(/[\p{L}\p{N}]/gu)?.length)
})

test('nothing and an unknown name find none', () => {
  expect(carriersNamed(' ')).toEqual([])
  expect(carriersNamed('Atlantis')).toEqual([])
})
