import { describe, expect, test } from 'vitest'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { byDeparture, byDepartureOf, byPrice, cheapestByDay, sideBySide } from './compare.ts'

const result = exampleOffers.ocean()
if (!result.ok) throw new Error(result.refusal)
const [november, december] = result.value.offers
if (!november || !december) throw new Error('two sailings were expected')
const dearer = {
  ...december,
  item: { ...december.item, code: 'QS-DEAR' },
  quote: { ...december.quote, total: { amount: '99999.00', currency: 'CNY' as const } },
}
const twin = { ...december, item: { ...december.item, code: 'QS-A-TWIN' } }
const codes = (offers: readonly { item: { code: string } }[]) => offers.map(({ item }) => item.code)

describe('offers are sorted', () => {
  test('by price, then by code', () => {
    expect(codes([dearer, november, december, twin].toSorted(byPrice))).toEqual([
      'QS-26110002',
      'QS-A-TWIN',
      'QS-26110001',
      'QS-DEAR',
    ])
    expect(byPrice(december, december)).toBe(0)
    expect(byPrice(twin, december)).toBeGreaterThan(0)
    expect(byPrice(december, twin)).toBeLessThan(0)
  })
  test('by departure, then by price', () => {
    expect(codes([dearer, december, november].toSorted(byDeparture))).toEqual([
      'QS-26110001',
      'QS-26110002',
      'QS-DEAR',
    ])
    expect(byDeparture(december, november)).toBeGreaterThan(0)
  })
})

test('the departure grid shows the cheapest sailing of each day', () => {
  expect(cheapestByDay([dearer, december, november]).map(({ day, offer }) => [day, offer.item.code])).toEqual(
    [
      ['2026-11-28', 'QS-26110001'],
      ['2026-12-05', 'QS-26110002'],
    ],
  )
  expect(cheapestByDay([])).toEqual([])
})

describe('side by side', () => {
  const without = {
    ...december,
    quote: { ...december.quote, lines: december.quote.lines.filter(({ fee }) => fee !== 'PSS') },
  }
  const rows = sideBySide([november, without])
  const row = (fee: string) => rows.find(({ line }) => line.fee === fee)
  test('lines of the same fee are one row with their sum', () => {
    expect(row('OF')).toMatchObject({ group: 'freight', amounts: [{ currency: 'CNY' }, { currency: 'CNY' }] })
    const freight = november.quote.lines.filter(({ fee }) => fee === 'OF')
    expect(freight.length).toBeGreaterThan(1)
    expect(rows.filter(({ line }) => line.fee === 'OF')).toHaveLength(1)
    const cents = freight.reduce((sum, { standardAmount }) => sum + Number(standardAmount.amount) * 100, 0)
    expect(row('OF')?.amounts[0]?.amount).toBe((cents / 100).toFixed(2))
  })
  test('a fee that an offer does not have is empty, not 0', () => {
    expect(row('PSS')?.amounts[1]).toBeNull()
    expect(row('PSS')?.amounts[0]).not.toBeNull()
  })
  test('three offers can be compared, four are refused', () => {
    expect(() => sideBySide([november, november, november])).not.toThrow()
    expect(() => sideBySide([november, november, november, november])).toThrow('4 offers')
  })
})

test.each([
  ['the day', { departsOn: '2026-11-28' }, 'B', { departsOn: '2026-11-29' }, 'A', -1],
  ['the code on one day', { departsOn: '2026-11-28' }, 'A', { departsOn: '2026-11-28' }, 'B', -1],
  ['nothing else', { departsOn: '2026-11-28' }, 'A', { departsOn: '2026-11-28' }, 'A', 0],
  [
    'the time, where it is known',
    { departsOn: '2026-11-28', departsAt: '2026-11-28T02:00:00Z' },
    'B',
    { departsOn: '2026-11-28', departsAt: '2026-11-28T03:00:00Z' },
    'A',
    -1,
  ],
])('sailings are in the order of %s', (_what, one, oneCode, other, otherCode, order) => {
  const item = (code: string, sails: object) => ({
    ...november.item,
    code,
    sailing: { ...november.item.sailing, departsAt: undefined, ...sails },
  })
  const [first, second] = [item(oneCode, one), item(otherCode, other)] as unknown as [
    typeof november.item,
    typeof november.item,
  ]
  expect(byDepartureOf(first, second)).toBe(order)
  expect(byDepartureOf(second, first)).toBe(order === 0 ? 0 : -order)
})
