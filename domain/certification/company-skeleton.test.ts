import { expect, test } from 'vitest'
import { normaliseCompanyText } from './claim-company.ts'
import { companySkeleton, skeletonLetters } from './company-skeleton.ts'
import { lookAlikes } from './look-alikes.data.ts'

const skeleton = (name: string) => companySkeleton(normaliseCompanyText(name))

test.each([
  ['zero-width space', '远舟\u200b国际物流有限公司'],
  ['soft hyphen', '远舟\u00ad国际物流有限公司'],
  ['bidirectional mark', '远舟\u200e国际物流有限公司'],
  ['dot at the end', '远舟国际物流有限公司.'],
  ['brackets', '远舟（国际）物流有限公司'],
  ['Hangul filler', '远舟\u3164国际物流有限公司'],
  ['full-width space', '远舟　国际物流有限公司'],
  ['combining mark', '远\u0301舟国际物流有限公司'],
])('a %s makes no other company', (_, name) => {
  expect(normaliseCompanyText(name)).toBe('远舟国际物流有限公司')
})

test.each([
  ['Cyrillic letters', 'Осеаn Ноrizоn', 'Ocean Horizon'],
  ['Greek capitals', 'ΟCEAΝ', 'Ocean'],
  ['full-width letters and punctuation', 'ＯＣＥＡＮ-Horizon, Ltd.', 'ocean horizon ltd'],
  ['accents', 'Océan Hörizon', 'Ocean Horizon'],
  ['Vietnamese accents', 'Việt Hải', 'Viet Hai'],
  ['a small l for a capital I', 'PaciflC', 'PACIFIC'],
  ['ideographs', '远舟囯际物流', '遠舟國際物流'],
  ['one stroke', '己土物流', '已士物流'],
  ['kana', '力工物流', 'カエ物流'],
])('names that differ by %s look alike', (_, one, other) => {
  expect(normaliseCompanyText(one)).not.toBe('')
  expect(skeleton(one)).toBe(skeleton(other))
})

test('other names do not', () => {
  expect(skeleton('远舟')).toBe('远舟')
  expect(skeleton('远舟国际物流有限公司')).not.toBe(skeleton('远航国际物流有限公司'))
})

test('every letter of the table is one character, listed once, and led to its end', () => {
  const [from, to] = [[...skeletonLetters.from], [...skeletonLetters.to]]
  expect(from.length).toBe(to.length)
  expect(new Set(from).size).toBe(from.length)
  expect(to.filter((letter) => from.includes(letter))).toEqual([])
  for (const letters of Object.entries(lookAlikes).flat())
    expect(normaliseCompanyText(letters), letters).toBe(letters)
})
