import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { DepotRequest } from './depot-request.ts'
import type { DepotTariff } from './depot-tariff.ts'

/** Work that simply costs so many times a price; without a price it is not done here. */
type Work = {
  readonly fee: FeeCode
  readonly rule: string
  /** What brings more of it after the quote; nothing can where all containers are counted already. */
  readonly trigger?: string
  readonly price: string | undefined
  readonly count: number
}

function workOf(request: DepotRequest, tariff: DepotTariff): readonly Work[] {
  const { size, containers, hazardous, lifts, extraMoves, cleanings, weighings } = request
  const { lift, hazardousPerContainer, extraHandlingPerMove, cleaning, weighing } = tariff
  return [
    { fee: 'LIFT', rule: 'lift', trigger: 'another-lift', price: lift[size], count: lifts },
    {
      fee: 'DGB',
      rule: 'hazardous',
      price: hazardousPerContainer,
      ...(hazardous ? { count: containers } : { trigger: 'undeclared-hazard', count: 0 }),
    },
    {
      fee: 'LIFT',
      rule: 'extra-handling',
      trigger: 'extra-handling',
      price: extraHandlingPerMove,
      count: extraMoves,
    },
    { fee: 'XXF', rule: 'cleaning', trigger: 'dirty', price: cleaning[size], count: cleanings },
    { fee: 'WEIGH', rule: 'weighing', trigger: 'weighing', price: weighing, count: weighings },
    ...reeferWorkOf(request, tariff),
  ]
}

const reeferWorkOf = (request: DepotRequest, tariff: DepotTariff): readonly Work[] => [
  {
    fee: 'PTI',
    rule: 'inspection',
    trigger: 'inspection',
    price: tariff.preTripInspection[request.size],
    count: request.inspections,
  },
  {
    fee: 'PLUG',
    rule: 'power',
    trigger: 'power',
    price: tariff.reeferPowerPerDay[request.size],
    count: request.poweredDays,
  },
]

/** The charges of all requested work, or a refusal for the first without a price: a quote is never incomplete. */
export function workCharges(request: DepotRequest, tariff: DepotTariff): Result<readonly Charge[]> {
  const { code, version, port } = tariff
  const lines: Charge[] = []
  for (const { fee, rule, count, ...work } of workOf(request, tariff)) {
    if (count === 0) continue
    const price = priced(work.price)
    if (price === undefined) return refusal('no-price', { port, fee, work: rule })
    lines.push(
      charge({
        fee,
        rule,
        params: { count, price },
        formula: product(given('count', count), given('price', price)),
        unitPrice: price,
        quantity: count,
        tariff: { code, version },
      }),
    )
  }
  return ok(lines)
}

export function moreWork(request: DepotRequest, tariff: DepotTariff): readonly ContingentCharge[] {
  const { code, version } = tariff
  return workOf(request, tariff).flatMap(({ fee, trigger, ...work }) => {
    const price = priced(work.price)
    if (trigger === undefined || price === undefined) return []
    const { unit } = feeItems[fee]
    return [{ fee, trigger, params: { price }, unitPrice: yuan(price), unit, tariff: { code, version } }]
  })
}
