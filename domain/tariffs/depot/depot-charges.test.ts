import { describe, expect, test } from 'vitest'
import type { Charge } from '#domain/tariffs/charge.ts'
import { formatFormula, inputsOf } from '#domain/tariffs/formula.ts'
import { sumMoney } from '#domain/values/money.ts'
import { sampleStay } from '#tests/fixtures/depot-requests.ts'
import { chargesDepot, type DepotRequest } from './depot-charges.ts'
import { depotCapacityTeu, depotTariffs } from './depot-tariff.data.ts'
import type { DepotPort } from './depot-tariff.ts'

const billed = (port: DepotPort, change: Partial<DepotRequest>): readonly Charge[] => {
  const result = chargesDepot({ ...sampleStay, ...change }, depotTariffs[port])
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}
const total = (port: DepotPort, change: Partial<DepotRequest>) =>
  sumMoney(
    billed(port, change).map(({ sum }) => sum),
    'CNY',
  ).amount

const asRow = ({ fee, rule, quantity, unitPrice, formula, sum }: Charge) =>
  `${fee} ${rule} ${quantity.amount} ${quantity.unit} @ ${unitPrice.amount}: ${formatFormula(formula)} = ${sum.amount} ${sum.currency}`

describe('storage, both sides of every edge', () => {
  test.each<[DepotPort, Partial<DepotRequest>, string]>([
    ['CNSHA', { days: 0 }, '0.00'],
    ['CNSHA', { days: 3 }, '0.00'],
    ['CNSHA', { days: 4 }, '30.00'],
    ['CNSHA', { days: 4, kind: 'empty' }, '20.00'],
    ['CNSHA', { days: 4, kind: 'pre-pull' }, '30.00'],
    ['CNNGB', { days: 3, kind: 'pre-pull' }, '0.00'],
    ['CNNGB', { days: 4, kind: 'pre-pull' }, '20.00'],
    ['CNNGB', { days: 4, kind: 'laden' }, '30.00'],
    ['CNNGB', { days: 4, kind: 'empty' }, '20.00'],
    ['CNXMN', { days: 3 }, '0.00'],
    ['CNXMN', { days: 4 }, '30.00'],
    ['CNXMN', { days: 4, kind: 'pre-pull' }, '20.00'],
    ['CNSZX', { days: 1 }, '0.00'],
    ['CNSZX', { days: 2 }, '50.00'],
    ['CNSZX', { days: 2, kind: 'empty' }, '50.00'],
    ['CNSZX', { days: 2, kind: 'pre-pull' }, '50.00'],
    ['CNTAO', { days: 21 }, '0.00'],
    ['CNTAO', { days: 22 }, '30.00'],
    ['CNTAO', { days: 22, kind: 'empty' }, '20.00'],
    ['CNSHA', { days: 18 }, '450.00'],
    ['CNSHA', { days: 19 }, '495.00'],
    ['CNSHA', { days: 33 }, '1125.00'],
    ['CNSHA', { days: 34 }, '1185.00'],
    ['CNTAO', { days: 36 }, '450.00'],
    ['CNTAO', { days: 37 }, '495.00'],
    ['CNTAO', { days: 51 }, '1125.00'],
    ['CNTAO', { days: 52 }, '1185.00'],
    ['CNSHA', { days: 4, containers: 3 }, '90.00'],
  ])('%s %o costs %s', (port, change, amount) => {
    expect(total(port, change)).toBe(amount)
  })

  test('a long stay of two containers has a line for each tier', () => {
    const lines = billed('CNSHA', { days: 34, containers: 2 })
    expect(lines.map(asRow)).toEqual([
      'STORAGE storage 30 container-day @ 30.00: 2 × 15 × 30 = 900.00 CNY',
      'STORAGE storage 30 container-day @ 45.00: 2 × 15 × 30 × 1.5 = 1350.00 CNY',
      'STORAGE storage 2 container-day @ 60.00: 2 × 1 × 30 × 2 = 120.00 CNY',
    ])
    const common = { days: 34, freeDays: 3, chargeableDays: 31, containers: 2 }
    expect(lines.map(({ params }) => params)).toEqual([
      { ...common, fromDay: 1, count: 15, price: '30' },
      { ...common, fromDay: 16, count: 15, price: '45' },
      { ...common, fromDay: 31, count: 1, price: '60' },
    ])
    expect(lines.map(({ formula }) => inputsOf(formula).map(({ name }) => name))).toEqual([
      ['containers', 'daysInTier', 'storagePerDay'],
      ['containers', 'daysInTier', 'storagePerDay', 'factorOfTier'],
      ['containers', 'daysInTier', 'storagePerDay', 'factorOfTier'],
    ])
  })
})

const everyWork = {
  lifts: 2,
  extraMoves: 3,
  cleanings: 1,
  weighings: 4,
  inspections: 5,
  poweredDays: 6,
  hazardous: true,
  containers: 7,
}

describe('work in the depot', () => {
  test.each([
    [
      20,
      [
        'LIFT lift 2 move @ 60.00: 2 × 60 = 120.00 CNY',
        'DGB hazardous 7 container @ 50.00: 7 × 50 = 350.00 CNY',
        'LIFT extra-handling 3 move @ 100.00: 3 × 100 = 300.00 CNY',
        'XXF cleaning 1 container @ 80.00: 1 × 80 = 80.00 CNY',
        'WEIGH weighing 4 container @ 100.00: 4 × 100 = 400.00 CNY',
        'PTI inspection 5 container @ 150.00: 5 × 150 = 750.00 CNY',
        'PLUG power 6 container-day @ 80.00: 6 × 80 = 480.00 CNY',
      ],
    ],
    [
      40,
      [
        'LIFT lift 2 move @ 90.00: 2 × 90 = 180.00 CNY',
        'DGB hazardous 7 container @ 50.00: 7 × 50 = 350.00 CNY',
        'LIFT extra-handling 3 move @ 100.00: 3 × 100 = 300.00 CNY',
        'XXF cleaning 1 container @ 120.00: 1 × 120 = 120.00 CNY',
        'WEIGH weighing 4 container @ 100.00: 4 × 100 = 400.00 CNY',
        'PTI inspection 5 container @ 200.00: 5 × 200 = 1000.00 CNY',
        'PLUG power 6 container-day @ 100.00: 6 × 100 = 600.00 CNY',
      ],
    ],
  ] as const)('on containers of %i feet', (size, rows) => {
    expect(billed('CNTAO', { ...everyWork, size }).map(asRow)).toEqual(rows)
  })

  test('tells how often and at which price', () => {
    const [lift] = billed('CNSHA', { lifts: 2 })
    expect(lift?.params).toEqual({ count: 2, price: '60' })
    expect(lift && inputsOf(lift.formula)).toEqual([
      { name: 'count', value: '2' },
      { name: 'price', value: '60' },
    ])
  })

  test('comes after the storage, and every line names the tariff', () => {
    const lines = billed('CNTAO', { days: 22, lifts: 1 })
    expect(lines.map(({ fee }) => fee)).toEqual(['STORAGE', 'LIFT'])
    for (const { tariff } of lines) expect(tariff).toEqual({ code: 'depot-CNTAO', version: 'depot-2026-11' })
  })
})

describe('no price is a named no, never zero', () => {
  test.each<[DepotPort, Partial<DepotRequest>, object]>([
    ['CNTAO', { kind: 'pre-pull', days: 30 }, { port: 'CNTAO', kind: 'pre-pull' }],
    ['CNTAO', { kind: 'pre-pull', days: 1 }, { port: 'CNTAO', kind: 'pre-pull' }],
    ['CNSHA', { hazardous: true }, { port: 'CNSHA', fee: 'DGB', work: 'hazardous' }],
    ['CNSHA', { extraMoves: 1 }, { port: 'CNSHA', fee: 'LIFT', work: 'extra-handling' }],
    ['CNSHA', { day: '2026-10-31' }, { port: 'CNSHA', day: '2026-10-31' }],
    ['CNSHA', { day: '2027-11-01' }, { port: 'CNSHA', day: '2027-11-01' }],
  ])('%s %o', (port, change, params) => {
    expect(chargesDepot({ ...sampleStay, ...change }, depotTariffs[port])).toEqual({
      ok: false,
      refusal: 'no-price',
      params,
    })
  })

  test.each(['2026-11-01', '2027-10-31'])('%s is within the tariff', (day) => {
    expect(chargesDepot({ ...sampleStay, day }, depotTariffs.CNSHA).ok).toBe(true)
  })
})

describe('a count that is none is a mistake of ours', () => {
  test.each<Partial<DepotRequest>>([
    { containers: 0 },
    { containers: 1.5 },
    { days: -1 },
    { days: 0.5 },
    { lifts: -1 },
    { extraMoves: -1 },
    { cleanings: -1 },
    { weighings: -1 },
    { inspections: -1 },
    { poweredDays: Number.NaN },
  ])('%o', (wrong) => {
    const [[name = '', value] = []] = Object.entries(wrong)
    expect(() => billed('CNTAO', wrong)).toThrow('nothing to price')
    expect(() => billed('CNTAO', wrong)).toThrow(JSON.stringify({ [name]: value }).slice(1, -1))
  })
})

test('a depot holds 6000 TEU', () => {
  expect(depotCapacityTeu).toBe(6000)
})
