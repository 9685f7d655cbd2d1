import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPorts, portsAbroad } from './find-ports.ts'
import { isPort, type Port, portOf } from './port.ts'
import { ports, regions } from './ports.data.ts'

const codes = (found: readonly Port[]) => found.map(({ code }) => code)
const port = (code: string): Port => {
  const found = portOf(code)
  if (found === undefined) throw new Error(`no port ${code}`)
  return found
}

test.each([
  ['the Chinese name', '宁波', 'CNNGB'],
  ['a part of the Chinese name', '特卫', 'BEANR'],
  ['pinyin with blanks', 'ning bo', 'CNNGB'],
  ['pinyin without blanks', 'NINGBO', 'CNNGB'],
  ['the beginning of the pinyin', 'ning', 'CNNGB'],
  ['initials', 'nb', 'CNNGB'],
  ['the English name', 'rotterdam', 'NLRTM'],
  ['the beginning of an English name', 'Rott', 'NLRTM'],
  ['a later word of the English name', 'angeles', 'USLAX'],
  ['two later words of it', 'sur mer', 'FRFOS'],
  ['an English name without its blank', 'hongkong', 'HKHKG'],
  ['a part of the English name', 'terda', 'NLRTM'],
  ['the code', 'USLAX', 'USLAX'],
  ['the code in small letters', 'uslax', 'USLAX'],
  ['the code in full width with blanks about it', '　ＵＳＬＡＸ ', 'USLAX'],
  ['the beginning of the code', 'nlr', 'NLRTM'],
  ['the code without its country', 'lgb', 'USLGB'],
  ['another code', 'CNQDG', 'CNTAO'],
  ['a Chinese alias', '孟买', 'INNSA'],
  ['an English alias', 'Saigon', 'VNSGN'],
  ['a later word of an alias', 'Dhabi', 'AEKHL'],
  ['a name with accents', 'Álgeciras', 'ESALG'],
])('a port is found by %s: %s is %s', (_, text, code) => {
  expect(codes(findPorts(text))[0]).toBe(code)
})

test('a code stands before a name that begins with it, that before a later word, that before a part', () => {
  const named = (code: string, en: string): Port => ({ ...port('CNTAO'), code, name: { zh: '甲', en } })
  const among = [
    named('AA001', 'Kutari'),
    named('AA002', 'Port Tari'),
    named('AA003', 'Taringa'),
    named('AA004', 'Tari'),
    named('TARI', 'Elsewhere'),
    named('AA005', 'Nowhere'),
  ]
  expect(codes(findPorts('tari', { among }))).toEqual(['TARI', 'AA004', 'AA003', 'AA002', 'AA001'])
})

test('equal matches keep the order of the list', () => {
  expect(codes(findPorts('奥克兰'))).toEqual(['USOAK', 'NZAKL'])
  expect(codes(findPorts('奥克兰', { among: [port('NZAKL'), port('USOAK')] }))).toEqual(['NZAKL', 'USOAK'])
})

test('no more are found than asked for', () => {
  expect(codes(findPorts('CN', { limit: 2 }))).toEqual(['CNTAO', 'CNSHA'])
  expect(findPorts('', { limit: 3 })).toHaveLength(3)
})

test('nothing typed leaves the list; signs alone and names of no port find nothing', () => {
  expect(findPorts('  ')).toEqual(ports)
  expect(findPorts('?!')).toEqual([])
  expect(findPorts('拉萨拉萨')).toEqual([])
})

test('the letters of a code are no name: its middle is not met', () => {
  expect(codes(findPorts('nlr', { among: [port('NLRTM')] }))).toEqual(['NLRTM'])
  expect(findPorts('lrt', { among: [port('NLRTM')] })).toEqual([])
})

const anyPort = fc.constantFrom(...ports)

test('every port is found by its code, both names, pinyin, initials and aliases', () => {
  fc.assert(
    fc.property(anyPort, (sought) => {
      const initials = sought.pinyin.split(' ').map((syllable) => syllable.charAt(0))
      const { code, name, pinyin, aliases = [] } = sought
      const texts = [
        code,
        name.zh,
        name.en,
        pinyin,
        pinyin.replaceAll(' ', ''),
        initials.join(''),
        ...aliases,
      ]
      for (const text of texts) expect(findPorts(text)).toContain(sought)
      expect(findPorts(code)[0]).toBe(sought)
    }),
    { numRuns: 400 },
  )
})

test('whatever is typed, what is found is of the list, once, and no more than asked for', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[a-z 港]{0,4}$/), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(typed, fc.nat({ max: 20 }), (text, limit) => {
      const found = findPorts(text, { limit })
      expect(found.length).toBeLessThanOrEqual(limit)
      expect(new Set(found).size).toBe(found.length)
      for (const each of found) expect(ports).toContain(each)
    }),
  )
})

test('at least 90 ports, each once, and the five origins first', () => {
  expect(ports.length).toBeGreaterThanOrEqual(90)
  expect(new Set(codes(ports)).size).toBe(ports.length)
  expect(codes(ports).slice(0, 5)).toEqual(['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'])
  expect(new Set(ports.map(({ region }) => region))).toEqual(new Set(regions))
})

test('every port has a UN/LOCODE, pinyin for each character of its name, and a place on the map', () => {
  for (const { code, country, pinyin, name, latitude, longitude } of ports) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/)
    expect(country, code).toBe(code.slice(0, 2))
    expect(pinyin, code).toMatch(/^[a-z]+( [a-z]+)*$/)
    expect(pinyin.split(' '), code).toHaveLength([...name.zh].length)
    expect(Math.abs(latitude), code).toBeLessThan(70)
    expect(Math.abs(longitude), code).toBeLessThanOrEqual(180)
  }
})

test('a port is known by its code, as it is written', () => {
  expect(portOf('NLRTM')?.name.en).toBe('Rotterdam')
  expect([isPort('NLRTM'), isPort('nlrtm'), isPort('NLXXX')]).toEqual([true, false, false])
  expect(portOf('NLXXX')).toBeUndefined()
})

test.each([
  ['漢堡', 'DEHAM'],
  ['寧波', 'CNNGB'],
  ['鹽田', 'CNYTN'],
  ['shenzen', 'CNSZX'],
])('%s is found as it is written elsewhere', (typed, code) => {
  expect(findPorts(typed)[0]?.code).toBe(code)
})

test('the whole name of a port means that port alone, the beginning of names means all of them', () => {
  expect(codes(findPorts('LA', { isWhole: true }))).toEqual(['USLAX'])
  expect(codes(findPorts('LA'))).toEqual(expect.arrayContaining(['USLAX', 'THLCH']))
  expect(codes(findPorts('奥克兰', { isWhole: true }))).toEqual(['USOAK', 'NZAKL'])
  expect(codes(findPorts('Rott', { isWhole: true }))).toEqual(['NLRTM'])
})

test('exports end at every port but those of mainland China', () => {
  const abroad = new Set(codes(portsAbroad))
  expect(abroad).not.toContain('CNNGB')
  expect(ports.filter(({ code, country }) => abroad.has(code) === (country === 'CN'))).toEqual([])
})
