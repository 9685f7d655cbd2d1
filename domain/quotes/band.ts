import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { add, compareMoney, type Money, money, times } from '#domain/values/money.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { standardCurrency } from './fee-line.ts'
import type { AskedDepot, AskedOcean, AskedTrucking, AskedWarehouse, Wish } from './wish.ts'

/**
 * What a visitor is told: between what and what, on a coarse scale. A band is made for one plain unit of the wish
 * and then multiplied, so that asking again with other numbers tells nothing that the first answer did not.
 */
export type Band = { readonly from: Money; readonly to: Money }

export type BandQuestion = {
  /** What the unit is: a container type, a size, a stay. */
  readonly subject: string
  /** The price of the unit lies between theirs. */
  readonly wishes: readonly Wish[]
  readonly times: number
}

// Ours: about a quarter between neighbours, in figures one can say.
const scale = ['1', '1.2', '1.5', '2', '2.5', '3', '4', '5', '6', '8'] as const
// Ours: what a visitor sees is made from the sailings of four weeks.
const bandDays = 28
// Ours: the units a band is made for.
const unitCbm = 10
const unitDays = 10
const bandStay = { step: 15, most: 90 } as const

const onScale = (power: number) => scale.map((step) => exact(step).times(exact(10).pow(power)))

/** The steps of the scale just below and just above; a figure on a step is told with the step above it. */
function stepsAround(amount: string): { readonly below: string; readonly above: string } {
  const value = exact(amount)
  const power = value.e
  const steps = [...onScale(power), ...onScale(power + 1)]
  const at = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  const [below, above] = [steps[at], steps[at + 1]]
  if (!below || !above) throw new Error(`no band holds ${amount}`)
  return { below: exactText(below), above: exactText(above) }
}

/** From the cheapest to the dearest, each pushed outwards to the scale; nothing without a price. */
export function bandOf(totals: readonly Money[]): Band | undefined {
  const [cheapest] = totals.toSorted(compareMoney)
  const dearest = totals.toSorted(compareMoney).at(-1)
  if (!cheapest || !dearest) return undefined
  return {
    from: money(stepsAround(cheapest.amount).below, standardCurrency),
    to: money(stepsAround(dearest.amount).above, standardCurrency),
  }
}

export const multiplied = ({ from, to }: Band, by: number): Band => ({
  from: times(from, by),
  to: times(to, by),
})

export const sumBands = (bands: readonly Band[]): Band =>
  bands.reduce((sum, band) => ({ from: add(sum.from, band.from), to: add(sum.to, band.to) }), {
    from: money(0, standardCurrency),
    to: money(0, standardCurrency),
  })

const oceanQuestions = (wish: AskedOcean, today: string): readonly BandQuestion[] =>
  wish.containers.map(({ type, count }) => ({
    subject: type,
    times: count,
    wishes: [
      {
        service: 'ocean',
        pol: wish.pol,
        pod: wish.pod,
        etdFrom: today,
        etdTo: daysAfter(today, bandDays),
        containers: [{ type, count: 1 }],
        billsOfLading: 1,
        terms: { freight: 'prepaid', destination: 'collect' },
        services: [],
        contractOnly: false,
      },
    ],
  }))

const truckingQuestions = (wish: AskedTrucking, today: string): readonly BandQuestion[] =>
  wish.containers.map(({ type, count }) => ({
    subject: type,
    times: count,
    wishes: [
      {
        service: 'trucking',
        port: wish.port,
        district: wish.district,
        day: today,
        containers: [{ type, count: 1 }],
        loadingPoints: 1,
        weighings: 0,
      },
    ],
  }))

const inUnits = (amount: string | number, unit: number): number =>
  Math.max(1, exact(amount).div(unit).ceil().toNumber())

const warehouseQuestions = (wish: AskedWarehouse, today: string): readonly BandQuestion[] => [
  {
    subject: 'stay',
    times: inUnits(wish.cargo.volumeCbm, unitCbm) * inUnits(wish.storageDays, unitDays),
    wishes: [
      {
        service: 'warehouse',
        warehouses: wish.warehouses,
        day: today,
        cargo: {
          volumeCbm: String(unitCbm),
          weightTons: String(unitCbm),
          pallets: unitCbm,
          pieces: unitCbm,
          areaSquareMetres: String(unitCbm),
        },
        storageDays: unitDays,
        receiving: true,
        handlingIn: true,
        handlingOut: true,
        stuffing: [],
        stripping: [],
        valueAdded: {},
      },
    ],
  },
]

/** The steps of the calendar between which a stay lies. */
function stayAround(days: number): readonly number[] {
  const { step, most } = bandStay
  const below = Math.min(Math.floor(days / step) * step, most)
  return days === below || below === most ? [below] : [below, below + step]
}

const depotQuestions = (wish: AskedDepot, today: string): readonly BandQuestion[] => [
  {
    subject: String(wish.size),
    times: wish.containers,
    wishes: stayAround(wish.days).map((days) => ({
      service: 'depot',
      port: wish.port,
      day: today,
      size: wish.size,
      kind: wish.kind,
      containers: 1,
      days,
      lifts: 2,
      hazardous: false,
      extraMoves: 0,
      washings: 0,
      weighings: 0,
      inspections: 0,
      poweredDays: 0,
    })),
  },
]

/** The plain questions behind a visitor's wish: few of them exist, however many wishes are sent. */
export function bandQuestions(wish: Wish, today: string): readonly BandQuestion[] {
  switch (wish.service) {
    case 'ocean':
      return oceanQuestions(wish, today)
    case 'trucking':
      return truckingQuestions(wish, today)
    case 'warehouse':
      return warehouseQuestions(wish, today)
    case 'depot':
      return depotQuestions(wish, today)
  }
}
