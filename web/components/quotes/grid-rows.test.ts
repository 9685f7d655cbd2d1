import { describe, expect, test } from 'vitest'
import { asOfferData } from '#contract/offers.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { daysOf, type GridQuery, gridQueries, gridRow } from './grid-rows.ts'

const query: GridQuery = {
  mode: 'ocean',
  pol: 'CNTAO',
  pod: 'NLRTM',
  etdFrom: '2026-11-16',
  etdTo: '2026-12-15',
  containers: [{ type: '40HQ', count: 1 }],
}

describe('the price of one container', () => {
  test('is known where the query is for one', () => {
    expect(gridQueries(query)).toEqual([])
    expect(gridQueries({ ...query, billsOfLading: 2 })).toEqual([])
  })

  test('needs its own query where there are several: a share of the sum is not the price of one', () => {
    const several = { ...query, containers: [{ type: '40HQ' as const, count: 3 }], billsOfLading: 3 }
    expect(gridQueries(several)).toEqual([{ ...query, billsOfLading: 1 }])
  })

  test('has one query for each type', () => {
    const containers = [
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 2 },
    ] as const
    expect(gridQueries({ ...query, containers: [...containers] }).map((one) => one.containers)).toEqual([
      [{ type: '40HQ', count: 1 }],
      [{ type: '20GP', count: 1 }],
    ])
  })

  test('is the lowest total of each day of departure', () => {
    const made = exampleOffers.ocean()
    if (!made.ok) throw new Error(made.refusal)
    const row = gridRow('40HQ', made.value.offers.map(asOfferData))
    for (const day of daysOf([row])) {
      const totals = made.value.offers
        .filter(({ item }) => item.sailing.departsOn === day)
        .map(({ quote }) => Number(quote.total.amount))
      expect(Number(row.cells.get(day)?.price.amount)).toBe(Math.min(...totals))
    }
  })
})
