import { expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { type PublishedKind, publishedTariffsOn } from './published-tariffs.ts'

const head = {
  version: 2,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  companies: null,
  soldSince: new Date('2026-10-01T00:00:00Z'),
}
const [warehouse] = Object.values(exampleWarehouseTariffs)
const pricings: Readonly<Record<PublishedKind, object>> = {
  'depot-tariff': { ...depotTariffs.CNTAO, depot: 'DP-1' },
  'trucking-tariff': truckingTariffs.CNTAO,
  'ocean-tariff': oceanTariffs.CNTAO,
  'warehouse-tariff': { ...warehouse },
}
type Sold = Parameters<typeof publishedTariffsOn>[1][number]

const inHead = new Set(['code', ...Object.keys(head)])
const sold = (kind: PublishedKind, code: string, change: object = {}): Sold => {
  const pricing = Object.fromEntries(Object.entries(pricings[kind]).filter(([name]) => !inHead.has(name)))
  return { ...head, kind, code, port: 'CNTAO', place: null, pricing, ...change } as unknown as Sold
}

test('a tariff of each kind, with the head of its rate and its prices', () => {
  const found = publishedTariffsOn('2026-11-15', [
    sold('depot-tariff', 'D', { place: 'DP-1' }),
    sold('trucking-tariff', 'T'),
    sold('ocean-tariff', 'O'),
    sold('warehouse-tariff', 'W', { place: 'WH-1' }),
  ])
  const dated = { version: '2', validFrom: '2026-11-01', validTo: '2026-11-30' }
  expect(found).toEqual({
    depots: [{ ...depotTariffs.CNTAO, ...dated, code: 'D', depot: 'DP-1' }],
    trucking: [{ ...truckingTariffs.CNTAO, ...dated, code: 'T' }],
    ocean: [{ ...oceanTariffs.CNTAO, ...dated, code: 'O' }],
    warehouses: [{ ...warehouse, ...dated, code: 'W' }],
  })
})

test('one for each place, or for each port where the kind has no places', () => {
  const codesOf = (...rates: readonly Sold[]) => {
    const { depots, ocean } = publishedTariffsOn('2026-11-15', rates)
    return [...depots, ...ocean].map(({ code }) => code)
  }
  const later = { soldSince: new Date('2026-10-02T00:00:00Z') }
  expect(
    codesOf(
      sold('depot-tariff', 'first', { place: 'DP-1' }),
      sold('depot-tariff', 'second', { place: 'DP-2' }),
      sold('ocean-tariff', 'older'),
      sold('ocean-tariff', 'newer', later),
      sold('ocean-tariff', 'elsewhere', { port: 'CNSHA' }),
    ),
  ).toEqual(['first', 'second', 'newer', 'elsewhere'])
})

test('no contract rate and none of another time', () => {
  const nothing = { depots: [], trucking: [], ocean: [], warehouses: [] }
  expect(publishedTariffsOn('2026-12-01', [sold('ocean-tariff', 'O')])).toEqual(nothing)
  expect(publishedTariffsOn('2026-11-15', [sold('ocean-tariff', 'O', { companies: ['c'] })])).toEqual(nothing)
})
