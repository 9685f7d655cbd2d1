import { expect, test } from 'vitest'
import { isTerminal, namesOf, noPlaces, paramsInWords } from './place-names.ts'

const depots = new Map([['DP-NGB-01', { zh: '启舷北仑堆场', en: 'Quayside Beilun Depot' }]])

test.each([
  ['zh', '宁波北仑第二集装箱码头 / 启舷北仑堆场 / DP-XX', '宁波', '鹿特丹'],
  ['en', 'Ningbo Beilun Second / Quayside Beilun Depot / DP-XX', 'Ningbo', 'Rotterdam'],
] as const)(
  'in %s a sentence has names for codes, and keeps what it does not know',
  (language, list, from, to) => {
    const params = { depots: 'BLCT2 / DP-NGB-01 / DP-XX', pol: 'CNNGB', pod: 'NLRTM', price: '100', count: 2 }
    expect(paramsInWords(params, language, depots)).toEqual({ ...params, depots: list, pol: from, pod: to })
  },
)

test('one place, one terminal, one carrier', () => {
  const named = paramsInWords({ depot: 'DP-NGB-01', terminal: 'YICT', carrier: 'ZZZZ' }, 'en', depots)
  expect(paramsInWords({ carrier: 'MNRQ', port: 'ZZZZZ' }, 'zh', depots)).toEqual({
    carrier: '望月航运',
    port: 'ZZZZZ',
  })
  expect(namesOf(noPlaces).district('999999')).toBeUndefined()
  expect(named).toEqual({
    depot: 'Quayside Beilun Depot',
    terminal: 'Shenzhen Yantian International',
    carrier: 'ZZZZ',
  })
})

test('a lane is called by the place it begins at, with its code', () => {
  const lanes = new Map([['NGB-1', { zh: '启舷北仑堆场', en: 'Quayside Beilun Depot' }]])
  expect(paramsInWords({ lane: 'NGB-1' }, 'en', lanes)).toEqual({ lane: 'Quayside Beilun Depot NGB-1' })
  expect(paramsInWords({ lane: 'NGB-2' }, 'en', lanes)).toEqual({ lane: 'NGB-2' })
})

test('a fact with the name of what every object has is no code', () => {
  expect(paramsInWords({ ['constructor' as string]: 'CNNGB' }, 'en', noPlaces)).toEqual({
    constructor: 'CNNGB',
  })
})

test('terminals are known by themselves, depots need the names of the caller', () => {
  expect(isTerminal('BLCT2')).toBe(true)
  expect(isTerminal('DP-NGB-01')).toBe(false)
  expect(namesOf(noPlaces).place('DP-NGB-01')).toBeUndefined()
  expect(namesOf(depots).place('DP-NGB-01')?.en).toBe('Quayside Beilun Depot')
  expect(namesOf(noPlaces).district('330282')?.en).toBe('Cixi')
})
