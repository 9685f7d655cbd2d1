import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMoney, yuan } from '#domain/values/money.ts'
import { bandOf, bandQuestions, multiplied, sumBands } from './band.ts'
import type { AskedOcean, Wish } from './wish.ts'

const band = (...amounts: string[]) => {
  const found = bandOf(amounts.map(yuan))
  return found && [found.from.amount, found.to.amount]
}

describe('a band on the scale', () => {
  test.each([
    [['8350.27'], ['8000.00', '10000.00']],
    [['8000'], ['8000.00', '10000.00']],
    [
      ['9999.99', '10000.01'],
      ['8000.00', '12000.00'],
    ],
    [
      ['1234', '4321', '2000'],
      ['1200.00', '5000.00'],
    ],
    [['0.85'], ['0.80', '1.00']],
  ])('%j lies in %j', (amounts, told) => {
    expect(band(...amounts)).toEqual(told)
  })

  test('without a price there is no band', () => {
    expect(band()).toBeUndefined()
  })

  test('every figure lies in its band, and the band is never narrow', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1 }), (cents) => {
        const sums = cents.map((one) => yuan((one / 100).toFixed(2)))
        const { from, to } = bandOf(sums) ?? expect.fail()
        for (const sum of sums) {
          expect(compareMoney(from, sum)).toBeLessThanOrEqual(0)
          expect(compareMoney(sum, to)).toBeLessThan(0)
        }
        expect(Number(to.amount) / Number(from.amount)).toBeGreaterThanOrEqual(1.2 - 1e-9)
      }),
    )
  })

  test('bands multiply and add', () => {
    const one = { from: yuan('100'), to: yuan('120') }
    expect(multiplied(one, 3)).toEqual({ from: yuan('300'), to: yuan('360') })
    expect(sumBands([one, multiplied(one, 2)])).toEqual({ from: yuan('300'), to: yuan('360') })
  })
})

const ocean: AskedOcean = {
  service: 'ocean',
  pol: 'CNNGB',
  pod: 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-01',
  containers: [
    { type: '20GP', count: 7 },
    { type: '40HQ', count: 2 },
  ],
  billsOfLading: 9,
  terms: { freight: 'collect', destination: 'prepaid' },
  services: [{ service: 'insurance', cargoValue: '12345678' }],
  contractOnly: true,
  carrier: 'QSLX',
}
const trucking: Wish = {
  service: 'trucking',
  port: 'CNNGB',
  district: '330281',
  pickUpPlace: 'DP-NGB-01',
  day: '2026-12-24',
  containers: [{ type: '20GP', count: 3, grossWeightKg: 24_321 }],
  loadingPoints: 3,
  weighings: 3,
}
const warehouse: Wish = {
  service: 'warehouse',
  warehouses: ['WH-NGB-01'],
  day: '2026-12-24',
  cargo: { volumeCbm: '31.5', weightTons: '7' },
  storageDays: 12,
  receiving: false,
  handlingIn: false,
  handlingOut: false,
  stuffing: [],
  stripping: [],
  valueAdded: { labelling: '33' },
}
const depot: Wish = {
  service: 'depot',
  port: 'CNTAO',
  depot: 'DP-TAO-01',
  day: '2026-12-24',
  size: 40,
  kind: 'laden',
  containers: 4,
  days: 23,
  lifts: 7,
  hazardous: true,
  extraMoves: 3,
  washings: 1,
  weighings: 1,
  inspections: 1,
  poweredDays: 2,
}
const today = '2026-11-15'

describe('the plain questions behind a wish', () => {
  test('of a booking only lane and container types remain, over four weeks', () => {
    const questions = bandQuestions(ocean, today)
    expect(questions.map(({ subject, times }) => [subject, times])).toEqual([
      ['20GP', 7],
      ['40HQ', 2],
    ])
    expect(questions[0]?.wishes).toEqual([
      {
        service: 'ocean',
        pol: 'CNNGB',
        pod: 'NLRTM',
        etdFrom: today,
        etdTo: '2026-12-13',
        containers: [{ type: '20GP', count: 1 }],
        billsOfLading: 1,
        terms: { freight: 'prepaid', destination: 'collect' },
        services: [],
        contractOnly: false,
      },
    ])
  })

  test.each<[string, Wish, number, object]>([
    ['a haul', trucking, 3, { containers: [{ type: '20GP', count: 1 }], loadingPoints: 1, day: today }],
    ['a stay of goods', warehouse, 4 * 2, { storageDays: 10, receiving: true, valueAdded: {}, day: today }],
    ['a stay of boxes', depot, 4, { days: 15, containers: 1, lifts: 2, hazardous: false, washings: 0 }],
  ])('of %s only what few answers exist for remains', (_what, wish, times, plain) => {
    const [question] = bandQuestions(wish, today)
    expect(question).toMatchObject({ times })
    expect(question?.wishes[0]).toMatchObject(plain)
    expect(question?.wishes[0]).not.toHaveProperty('pickUpPlace')
    expect(question?.wishes[0]).not.toHaveProperty('depot')
  })

  test.each([
    [0, [0]],
    [1, [0, 15]],
    [15, [15]],
    [16, [15, 30]],
    [89, [75, 90]],
    [91, [90]],
    [366, [90]],
  ])('a stay of %i days lies between %j', (days, told) => {
    const stays = bandQuestions({ ...depot, days }, today)[0]?.wishes ?? []
    expect(stays.map((stay) => stay.service === 'depot' && stay.days)).toEqual(told)
  })
})
