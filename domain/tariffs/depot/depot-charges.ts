import { type Charge, charge, type PossibleCharge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { yuan } from '#domain/values/money.ts'
import type { Unit } from '#domain/values/quantity.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { DepotTariff, StorageKind } from './depot-tariff.data.ts'
import { storageCharge } from './storage.ts'

export type DepotRequest = {
  readonly day: string
  readonly size: 20 | 40
  readonly kind: StorageKind
  readonly containers: number
  readonly days: number
  readonly lifts: number
  readonly hazardous: boolean
  readonly extraMoves: number
  readonly washings: number
  readonly weighings: number
  readonly inspections: number
  readonly poweredDays: number
}

type Counted = {
  readonly fee: FeeCode
  readonly rule: string
  readonly price?: string
  readonly count: number
}

/** What is simply so many times a price. */
const countedOf = (request: DepotRequest, tariff: DepotTariff): readonly Counted[] => {
  const { size, containers, hazardous } = request
  return [
    { fee: 'LIFT', rule: 'lift', price: tariff.lift[size], count: request.lifts },
    { fee: 'DGB', rule: 'hazardous', price: tariff.hazardousPerBox, count: hazardous ? containers : 0 },
    { fee: 'LIFT', rule: 'extra-handling', price: tariff.extraHandlingPerMove, count: request.extraMoves },
    { fee: 'XXF', rule: 'washing', price: tariff.washing[size], count: request.washings },
    { fee: 'WEIGH', rule: 'weighing', price: tariff.weighing, count: request.weighings },
    { fee: 'PTI', rule: 'inspection', price: tariff.preTripInspection[size], count: request.inspections },
    { fee: 'PLUG', rule: 'power', price: tariff.reeferPowerPerDay[size], count: request.poweredDays },
  ]
}

const isValid = ({ day }: DepotRequest, { validFrom, validTo }: DepotTariff) =>
  day >= validFrom && day <= validTo

/** Every charge of a stay, each with its formula; a service without a price here is a named no. */
export function chargesDepot(request: DepotRequest, tariff: DepotTariff): Verdict<readonly Charge[]> {
  if (!isValid(request, tariff)) return refuse('no-price', { port: tariff.port, day: request.day })
  const storage = storageCharge(request, tariff)
  if (storage && 'ok' in storage) return storage
  const asked = countedOf(request, tariff).filter(({ count }) => count > 0)
  const missing = asked.find(({ price }) => price === undefined)
  if (missing) return refuse('no-price', { port: tariff.port, fee: missing.fee })
  const { code, version } = tariff
  const counted = asked.map(({ fee, rule, price = '', count }) =>
    charge({
      fee,
      rule,
      facts: { count, price },
      formula: product(given('count', count), given('price', price)),
      unitPrice: price,
      quantity: count,
      tariff: { code, version },
    }),
  )
  return accept(storage ? [storage, ...counted] : counted)
}

type Later = { readonly fee: FeeCode; readonly trigger: string; readonly price?: string; readonly unit: Unit }

/** What a stay may cost beyond the quote, with what brings it about. */
export function possibleDepotCharges(request: DepotRequest, tariff: DepotTariff): readonly PossibleCharge[] {
  const { size, kind } = request
  const later: readonly Later[] = [
    { fee: 'STORAGE', trigger: 'longer-stay', price: tariff.storagePerDay[kind], unit: 'day' },
    { fee: 'LIFT', trigger: 'another-lift', price: tariff.lift[size], unit: 'move' },
    { fee: 'LIFT', trigger: 'extra-handling', price: tariff.extraHandlingPerMove, unit: 'move' },
    { fee: 'DGB', trigger: 'hazardous', price: tariff.hazardousPerBox, unit: 'container' },
    { fee: 'XXF', trigger: 'dirty', price: tariff.washing[size], unit: 'container' },
    { fee: 'WEIGH', trigger: 'weighing', price: tariff.weighing, unit: 'container' },
    { fee: 'PLUG', trigger: 'power', price: tariff.reeferPowerPerDay[size], unit: 'day' },
  ]
  const { code, version, freeDays } = tariff
  return later.flatMap(({ fee, trigger, price, unit }) =>
    price === undefined
      ? []
      : [
          {
            fee,
            trigger,
            facts: { price, freeDays },
            unitPrice: yuan(price),
            unit,
            tariff: { code, version },
          },
        ],
  )
}
