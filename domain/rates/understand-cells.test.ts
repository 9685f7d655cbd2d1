import { expect, test } from 'vitest'
import { understandCells } from './understand-cells.ts'

const depot = { code: 'YD01', name: { zh: '白沙堆场', en: 'White Sand Depot' } }
const names = { places: [depot, { code: 'QQCTU', name: { zh: '前湾', en: 'Qianwan' } }], services: ['QE1'] }
const ocean = understandCells('ocean-lane', names)
const trucking = understandCells('trucking-lane', names)

test.each([
  ['freight.20GP', '1,234.50', '1234.50'],
  ['freight.20GP', '$1200', '1200'],
  ['freight.20GP', 'USD 1,200', '1200'],
  ['freight.20GP', '1200美元', '1200'],
  ['cost.40HQ', 'US$ 900', '900'],
  // Another currency is not ours to convert.
  ['freight.20GP', '¥1200', '¥1200'],
  ['freight.20GP', '12,00', '12,00'],
  ['freight.20GP', '=F2*1.5', '=F2*1.5'],
  ['validFrom', '2026/12/1', '2026-12-01'],
  ['validFrom', '1-Dec-2026', '2026-12-01'],
  ['validTo', '2026年12月31日', '2026-12-31'],
  ['validTo', '2026-12-31 00:00:00', '2026-12-31'],
  ['validTo', '2026-12-31T00:00', '2026-12-31'],
  ['validTo', '2026-12-31 00:00:00.000', '2026-12-31'],
  ['validTo', '2026-12-31 00:00 or later', '2026-12-31 00:00 or later'],
  ['validTo', '', ''],
  // The 1st of December or the 12th of January.
  ['validTo', '1/12/2026', '1/12/2026'],
  ['validTo', '2026-02-30', '2026-02-30'],
  ['carrier', 'mnrq', 'MNRQ'],
  ['carrier', '望月航运', 'MNRQ'],
  ['carrier', '望月', 'MNRQ'],
  ['carrier', 'moonreach line', 'MNRQ'],
  // What is unknown is named as it was typed.
  ['carrier', 'other line', 'other line'],
  ['service', 'qe1', 'QE1'],
  ['service', 'Other loop', 'Other loop'],
  ['pol', 'cnngb', 'CNNGB'],
  ['pol', '宁波', 'CNNGB'],
  ['pol', 'Shenzhen', 'CNSZX'],
  ['pol', 'Yantian', 'CNSZX'],
  ['pol', 'Rotterdam', 'NLRTM'],
  ['pod', '鹿特丹', 'NLRTM'],
  // Oakland or Auckland.
  ['pod', '奥克兰', '奥克兰'],
  ['pol', '奥克兰', '奥克兰'],
  ['pod', 'Rotterdam', 'NLRTM'],
  ['pod', 'Nowhere', 'Nowhere'],
  ['pod', 'xxxxx', 'XXXXX'],
  ['brands', '启舷集团、ningbo', 'group, ningbo'],
  ['brands', 'GROUP ; Nowhere', 'group, Nowhere'],
  ['code', 'abc-1', 'abc-1'],
  ['companies', '望月航运', '望月航运'],
] as const)('%s: %s is read as %s', (column, typed, read) => {
  expect(ocean({ [column]: typed })).toEqual({ [column]: read })
})

type Cells = Readonly<Record<string, string>>
test.each<[Cells, Cells]>([
  [
    { port: '青岛', district: '黄岛区' },
    { port: 'CNTAO', district: '370211' },
  ],
  [
    { port: 'CNTAO', district: '青岛黄岛区' },
    { port: 'CNTAO', district: '370211' },
  ],
  ...['青岛市黄岛', 'Huangdao', 'Qingdao  Huangdao', 'huangdao, qingdao'].map((district): [Cells, Cells] => [
    { port: 'Qingdao', district },
    { port: 'CNTAO', district: '370211' },
  ]),
  [{ district: '黄岛' }, { district: '370211' }],
  // A district of another port.
  [
    { port: 'CNSHA', district: '黄岛区' },
    { port: 'CNSHA', district: '黄岛区' },
  ],
  [{ pickUpPlace: '白沙堆场' }, { pickUpPlace: 'YD01' }],
  [{ pickUpPlace: 'qqctu' }, { pickUpPlace: 'QQCTU' }],
  [{ pickUpPlace: 'Green Sand Depot' }, { pickUpPlace: 'Green Sand Depot' }],
  [
    { 'prices.20GP': '¥1,200', tollPerVehicle: '60元' },
    { 'prices.20GP': '1200', tollPerVehicle: '60' },
  ],
  [{ 'prices.20GP': '$1200' }, { 'prices.20GP': '$1200' }],
])('of a trucking lane %o is read as %o', (typed, read) => {
  expect(trucking(typed)).toEqual(read)
})

test('a name of two depots stays, because it names neither', () => {
  const read = understandCells('trucking-lane', {
    places: [depot, { ...depot, code: 'YD02' }],
    services: [],
  })
  expect(read({ pickUpPlace: '白沙堆场' })).toEqual({ pickUpPlace: '白沙堆场' })
  expect(read({ pickUpPlace: 'yd02' })).toEqual({ pickUpPlace: 'YD02' })
})

test('each row is read by its own port', () => {
  const rows = ['CNTAO', 'CNSHA', 'CNTAO'].map((port) => trucking({ port, district: '黄岛区' }).district)
  expect(rows).toEqual(['370211', '黄岛区', '370211'])
})
