import { expect, test } from 'vitest'
import { nearestTerminals } from './nearest-terminals.ts'
import { terminals } from './terminals.data.ts'

const at = (port: string, latitude: number, longitude: number) => ({ port, latitude, longitude })

/** By hand: the straight line on a map, and 1.3 of it by road. */
test.each([
  ['Beilun', at('CNNGB', 29.921, 121.868), 'BLCT1 2, BLCT2 5, BLCT5 10, ZHCT 20'],
  ['Meishan', at('CNNGB', 29.792, 121.985), 'BLCT6 4, BLTCT 17, BLCT5 21, BLCT1 26'],
  ['Jiaozhou', at('CNTAO', 36.262, 120.041), 'QQCTN 41, QQCTX 42, QQCTU 45, QQCTUA 46'],
  ['Lingang', at('CNSHA', 30.866, 121.842), 'SIPGSD 46, SHENG 49, SGICT 52, SMCT 70'],
  ['Yantian', at('CNSZX', 22.588, 114.262), 'YICT 3, YICTW 3, SCT 51, CCT 53'],
  ['the gate of a terminal', at('CNSZX', 22.572, 114.275), 'YICT 1, YICTW 2, SCT 51, CCT 54'],
  ['another port', at('USLAX', 33.74, -118.26), ''],
])('a place in %s has its terminals at these kilometres', (_, place, near) => {
  expect(
    nearestTerminals(place)
      .map(({ code, kilometres }) => `${code} ${kilometres}`)
      .join(', '),
  ).toBe(near)
})

test('Haitong adjoins Songyu on the point of Haicang, Ocean Gate is the terminal farthest inland', () => {
  const position = (code: string) => terminals.find((terminal) => terminal.code === code)
  const [haitong, songyu] = [position('XTCT'), position('XSCT')]
  expect((haitong?.longitude ?? 0) - (songyu?.longitude ?? 0)).toBeGreaterThan(0)
  expect((haitong?.longitude ?? 0) - (songyu?.longitude ?? 0)).toBeLessThan(0.015)
  const haicang = ['XRCT', 'XICT', 'XOGT', 'XSCT', 'XTCT'].map(position)
  const inland = haicang.toSorted((one, other) => (one?.longitude ?? 0) - (other?.longitude ?? 0))
  expect(inland[0]?.code).toBe('XOGT')
})

test('a warehouse has exactly the terminals that its facts name, the nearest first', () => {
  const beilun = at('CNNGB', 29.917, 121.851)
  const named = ['CNNGB-BLCT6', 'CNNGB-BLTCT', 'CNNGB-BLCT1', 'CNNGB-BLCT2', 'CNNGB-BLCT5', 'CNNGB-GONE']
  expect(nearestTerminals(beilun, named).map(({ code }) => code)).toEqual([
    'BLCT1',
    'BLCT2',
    'BLCT5',
    'BLTCT',
    'BLCT6',
  ])
})

test('the road to an island goes over its bridge, not over the water', () => {
  const onTheQuay = at('CNNGB', 29.936, 121.862)
  const [island] = nearestTerminals(onTheQuay, ['CNNGB-YZCT7'])
  expect(island).toMatchObject({ kilometres: 56, bridge: { en: 'Jintang Bridge', zh: '金塘大桥' } })
})

/** South, north, west and east of each harbour. */
const harbours = {
  CNTAO: [35.9, 36.1, 120.1, 120.3],
  CNSHA: [30.6, 31.4, 121.5, 122.1],
  CNNGB: [29.7, 30.1, 121.6, 122.1],
  CNXMN: [24.4, 24.6, 117.9, 118.2],
  CNSZX: [22.4, 22.6, 113.8, 114.3],
} as const

test.each(terminals)('$code is in the harbour of its port', ({ port, latitude, longitude }) => {
  const [south, north, west, east] = harbours[port]
  expect([latitude > south && latitude < north, longitude > west && longitude < east]).toEqual([true, true])
})
