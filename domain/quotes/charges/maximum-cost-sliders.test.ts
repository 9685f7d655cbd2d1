import { describe, expect, test } from 'vitest'
import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { exampleCargo } from '#tests/fixtures/quotes.ts'
import {
  cancellationsIn,
  type Estimated,
  type EstimateQuery,
  maxCount,
  slidersOf,
} from './maximum-cost-sliders.ts'

const tariff = { code: 'T', version: '1' }
const line = (fee: FeeLine['fee'], type: string, count: number, change: object = {}): FeeLine =>
  ({
    fee,
    rule: 'lane',
    mode: 'trucking',
    tariff,
    params: { type },
    quantity: { amount: String(count), unit: 'container' },
    ...change,
  }) as unknown as FeeLine
const charge = (change: Partial<QuotedContingentCharge>): QuotedContingentCharge => ({
  mode: 'trucking',
  fee: 'DSF',
  trigger: 'waiting',
  params: {},
  unitPrice: { amount: '80', currency: 'CNY' },
  unit: 'hour',
  tariff,
  ...change,
})

/** Two containers of 20 feet and three of 40, each counted by two fees. */
const lines = [
  line('TRUCK', '20GP', 2),
  line('TRUCK', '40HQ', 3),
  line('THC', '40HQ', 1),
  line('THC', '40HQ', 1, { rule: 'another' }),
]
const quoteOf = (charges: readonly QuotedContingentCharge[], change: Partial<Estimated> = {}) =>
  ({ lines, contingentCharges: charges, query: { mode: 'trucking' }, ...change }) as unknown as Estimated
const most = (change: Partial<QuotedContingentCharge>, quote: Partial<Estimated> = {}) =>
  maxCount(charge(change), quoteOf([], quote))

describe('the most of a slider', () => {
  test.each([
    ['hour', 60],
    ['vehicle', 5],
    ['TEU', 10],
    ['FEU', 5],
    ['ton', 50],
    ['container', 5],
  ] as const)('by %s, for each of five containers: %i', (unit, max) => {
    expect(most({ unit })).toBe(max)
    expect(most({ unit, variant: '40HQ' })).toBe((max / 5) * 3)
  })

  test('containers that share a truck and one that travels alone are counted together', () => {
    const shared = [line('TRUCK', '20GP', 4, { rule: 'lane-paired' }), line('TRUCK', '20GP', 1)]
    expect(most({ unit: 'vehicle' }, { lines: shared })).toBe(5)
  })

  test('a second truck comes at most once for each pair', () => {
    expect(most({ unit: 'vehicle', trigger: 'second-truck', params: { pairs: 2 } })).toBe(2)
  })

  test.each([
    ['day', 30],
    ['move', 5],
    ['BL', 5],
    ['document', 5],
    ['order', 1],
    ['consignment', 1],
    ['kg', 1000],
  ] as const)('by %s, for all together: %i', (unit, max) => {
    expect(most({ unit })).toBe(max)
  })

  test('what is charged for one type comes to each of its containers', () => {
    expect(most({ unit: 'day', variant: '40HQ' })).toBe(90)
  })

  test.each([
    ['move', 20],
    ['day', 30],
    ['container-day', 120],
    ['BL', 5],
  ] as const)('by %s in a depot with four containers: %i', (unit, max) => {
    const query: EstimateQuery = { mode: 'depot', days: 3, containers: 4 }
    expect(most({ unit, mode: 'depot' }, { query, lines: [] })).toBe(max)
  })

  test.each([
    ['ton', 9],
    ['CBM', 21],
    ['pallet', 16],
    ['piece', 400],
    ['hour', 12],
  ] as const)('by %s in a warehouse: all the cargo, %i', (unit, max) => {
    const query: EstimateQuery = { mode: 'warehouse', cargo: exampleCargo.cargo }
    expect(most({ unit, mode: 'warehouse' }, { query, lines: [] })).toBe(max)
  })

  test.each([
    ['CBM', 2],
    ['pallet', 2],
    ['piece', 150],
  ] as const)('by %s in a warehouse where only the volume of the cargo is known: %i', (unit, max) => {
    const query: EstimateQuery = { mode: 'warehouse', cargo: { volumeCbm: '1.5', weightTons: '0' } }
    expect(most({ unit, mode: 'warehouse' }, { query, lines: [] })).toBe(max)
  })

  test('stuffing comes to the containers of its own type', () => {
    const stuffed = (containerType: string, count: number) =>
      line('ZXF', '', count, { mode: 'warehouse', rule: 'stuffing', params: { containerType } })
    const lines = [stuffed('20GP', 3), stuffed('40HQ', 2)]
    const again = { mode: 'warehouse', fee: 'ZXF', trigger: 'stuffed-again', unit: 'container' } as const
    expect(most({ ...again, variant: '20GP' }, { lines })).toBe(3)
    expect(most({ ...again, variant: '40HQ' }, { lines })).toBe(2)
  })

  const once = ['weighing', 'dirty', 'inspection', 'undeclared-hazard', 'empty-pick-up', 'container-return']
  test.each(once)('%s comes once to a container', (trigger) => {
    const inspection = { fee: 'CYF', trigger, unit: 'container' } as const
    const left = (change: object) => most(inspection, { lines: [...lines, line('CYF', '40HQ', 2, change)] })
    expect(left({})).toBe(3)
    expect(left({ mode: 'ocean' })).toBe(5)
    expect(left({ tariff: { code: 'another', version: '1' } })).toBe(5)
    expect(left({ quantity: { amount: '2', unit: 'hour' } })).toBe(5)
  })

  test('anything else comes as often as there are containers, whatever is quoted', () => {
    expect(
      most(
        { fee: 'CYF', trigger: 'overnight', unit: 'container' },
        { lines: [...lines, line('CYF', '40HQ', 2)] },
      ),
    ).toBe(5)
    expect(most({ trigger: 'lump-sum-storage', unit: 'consignment' })).toBe(1)
  })

  test('the lines of an offer by staff name no type', () => {
    const agreed = [line('RAIL', '', 2, { params: {} })]
    expect(most({ unit: 'container' }, { lines: agreed, query: null })).toBe(2)
    expect(most({ unit: 'container' }, { lines: [], query: null })).toBe(1)
  })

  test('an offer by staff names the type of some lines only: the others are for all containers', () => {
    const agreed = [line('PSS', '40HQ', 2), line('RAIL', '', 5, { params: {} })]
    expect(most({ unit: 'container' }, { lines: agreed, query: null })).toBe(5)
    expect(most({ unit: 'hour' }, { lines: agreed, query: null })).toBe(60)
    expect(most({ unit: 'container', variant: '40HQ' }, { lines: agreed, query: null })).toBe(2)
  })

  test('a weight step without an end comes once to each container that is not quoted beyond it', () => {
    const step = { fee: 'CZF', trigger: 'overweight', unit: 'container', params: { overTons: 20 } } as const
    const heavy = (grossWeightKg: number) =>
      line('CZF', '40HQ', 2, { params: { containers: 2, grossWeightKg } })
    expect(most(step, { lines: [...lines, heavy(20_001)] })).toBe(3)
    expect(most(step, { lines: [...lines, heavy(20_000)] })).toBe(5)
  })

  test('what an offer by staff charges by the cargo comes to the cargo of its request', () => {
    expect(most({ unit: 'kg', mode: 'agreed', params: { inCargo: 869 } }, { query: null })).toBe(869)
    expect(most({ unit: 'kg', mode: 'agreed' }, { query: null })).toBe(1000)
  })
})

const described = ({ key, counts }: { readonly key: string; readonly counts: string }) => `${key} ${counts}`

test('days come first, then hours, weight, moves and the rest', () => {
  const charges = (['BL', 'move', 'container', 'hour', 'day'] as const).map((unit) =>
    charge({ unit, trigger: unit === 'container' ? 'overweight-step' : `by-${unit}` }),
  )
  expect(slidersOf(quoteOf(charges)).map(described)).toEqual([
    'trucking.DSF.by-day times',
    'trucking.DSF.by-hour times',
    'trucking.DSF.overweight-step times',
    'trucking.DSF.by-move times',
    'trucking.DSF.by-BL times',
  ])
})

test('the tiers of a stay are one slider, and only a known stay can be longer', () => {
  const tier = (variant: string) =>
    charge({ mode: 'warehouse', fee: 'CCF', trigger: 'longer-storage', unit: 'day', variant })
  const tiers = [tier('1'), tier('2')]
  const [slider, ...others] = slidersOf(quoteOf(tiers, { query: { mode: 'warehouse' } }))
  expect(slider).toMatchObject({
    key: 'warehouse.CCF.longer-storage',
    counts: 'days',
    charges: tiers,
    max: 30,
  })
  expect(others).toEqual([])
  expect(slidersOf(quoteOf(tiers, { query: null }))).toEqual([])
  // Staff price another day of storage, but not the stay.
  const agreed = charge({ mode: 'agreed', fee: 'CCF', trigger: 'longer-storage', unit: 'day' })
  expect(slidersOf(quoteOf([agreed], { query: null })).map(described)).toEqual([
    'agreed.CCF.longer-storage times',
  ])
})

test('what replaces the price of an order has no slider', () => {
  const dryRun = charge({ fee: 'FKF', trigger: 'dry-run', unit: 'container' })
  const quote = quoteOf([charge({}), dryRun])
  expect(slidersOf(quote).map(described)).toEqual(['trucking.DSF.waiting times'])
  expect(cancellationsIn(quote)).toEqual([
    { key: 'trucking.FKF.dry-run', counts: 'times', charges: [dryRun], max: 5 },
  ])
})

test.each(['inspection', 'empty-pick-up', 'container-return'])(
  'a container has one %s, so that only the dearest place counts',
  (trigger) => {
    const at = (variant: string, amount: string) =>
      charge({
        fee: 'CYF',
        trigger,
        variant,
        unit: 'container',
        unitPrice: { amount, currency: 'CNY' },
      })
    const places = [at('A', '200'), at('B+C', '1000'), at('D', '300')]
    // Neither another trigger of the fee nor another tariff is a place.
    const others = [
      { ...at('E', '5000'), trigger: 'overnight' },
      { ...at('F', '4000'), tariff: { code: 'another', version: '1' } },
    ]
    const sliders = slidersOf(quoteOf([...places, ...others]))
    expect(sliders.map(({ charges: [{ variant }], max }) => [variant, max])).toEqual([
      ['B+C', 5],
      ['E', 5],
      ['F', 5],
    ])
  },
)
