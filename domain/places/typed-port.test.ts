import { expect, test } from 'vitest'
import { isCountryText, portInFull, portsNamed } from './typed-port.ts'

const codes = (text: string) => portsNamed(text).map(({ code }) => code)

test.each([
  ['SHANGHAI, CN', 'CNSHA'],
  ['Shanghai,China', 'CNSHA'],
  ['Shanghai China', 'CNSHA'],
  ['Shanghai ,  ( China', 'CNSHA'],
  ['Ｓhanghai', 'CNSHA'],
  ['上海（中国）', 'CNSHA'],
  ['ROTTERDAM, NL', 'NLRTM'],
  ['Rotterdam, The Netherlands', 'NLRTM'],
  ['Los Angeles, USA', 'USLAX'],
  ['LOS ANGELES (US)', 'USLAX'],
  ['L.A.', 'USLAX'],
  ['LA', 'USLAX'],
  ['Klang', 'MYPKG'],
  ['Port Klang, Malaysia', 'MYPKG'],
  ['奥克兰(美国)', 'USOAK'],
  ['奥克兰，新西兰', 'NZAKL'],
  ['Auckland', 'NZAKL'],
  ['Hong Kong, HK', 'HKHKG'],
  ['Busan, Korea', 'KRPUS'],
  ['nlrtm', 'NLRTM'],
])('“%s” is %s', (text, code) => {
  expect(codes(text)).toEqual([code])
})

test.each(['奥克兰', 'ao ke lan'])('“%s” can be either of two ports', (text) => {
  expect(codes(text)).toEqual(['USOAK', 'NZAKL'])
})

test.each([
  '',
  'Rott',
  'Shanghai, US',
  'Rotterdam, DE',
  'China',
  'CN',
  'Shanghai, Nowhere',
  ', CN',
  `Shanghai${' '.repeat(9)}${'x'.repeat(999)}, CN`,
])('“%s” is no port', (text) => {
  expect(codes(text)).toEqual([])
})

test.each([
  ['CN', true],
  ['china', true],
  ['中国', true],
  ['U.S.A.', true],
  ['Rotterdam', false],
  ['40HQ', false],
])('“%s” is a country: %s', (text, isCountry) => {
  expect(isCountryText(text)).toBe(isCountry)
})

test('ports of one name differ by country and code', () => {
  const inFull = (language: 'zh' | 'en') => portsNamed('奥克兰').map((port) => portInFull(port, language))
  expect(inFull('en')).toEqual(['Oakland, United States (USOAK)', 'Auckland, New Zealand (NZAKL)'])
  expect(inFull('zh')).toEqual(['奥克兰, 美国 (USOAK)', '奥克兰, 新西兰 (NZAKL)'])
})
