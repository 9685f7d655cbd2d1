import type { PossibleCharge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { money } from '#domain/values/money.ts'
import type { Facts } from '#domain/values/refusal.ts'
import { priceOf, sizeOf } from './box-prices.ts'
import { deadFreight } from './dead-freight.ts'
import type { OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'

type Announced = Pick<PossibleCharge, 'fee' | 'trigger' | 'unit'> & {
  readonly price: string
  readonly facts?: Facts
}

function announce({ fee, trigger, unit, price, facts = {} }: Announced, tariff: OceanTariff): PossibleCharge {
  const { code, version } = tariff
  const { currency } = feeItems[fee]
  return {
    fee,
    trigger,
    unit,
    facts: { ...facts, price, currency },
    unitPrice: money(price, currency),
    tariff: { code, version },
  }
}

/** What may come for papers, the same for every booking. */
const paperCharges = ({ later }: OceanTariff): readonly Announced[] => [
  { fee: 'TLX', trigger: 'telex-release', unit: 'BL', price: later.telexRelease },
  { fee: 'DOC', trigger: 'amendment', unit: 'BL', price: later.amendment },
  { fee: 'CDF', trigger: 'manifest-amendment', unit: 'BL', price: later.manifestAmendment },
  { fee: 'DCF', trigger: 'roll-over', unit: 'BL', price: later.rollOver },
]

/** What may come for one type of box; a carrier's own overweight surcharge leaves no room for ours. */
function boxCharges(
  type: ContainerType,
  { rate }: OceanRequest,
  { later, localCharges }: OceanTariff,
): readonly Announced[] {
  const size = sizeOf(type)
  const { overweight, detention } = later
  const seal = localCharges.find(({ fee }) => fee === 'SEAL')
  const sealPrice = seal && priceOf(type, seal.price)
  const { freeDays } = detention
  return [
    ...(rate.surcharges.some(({ fee }) => fee === 'OWS')
      ? []
      : [
          {
            fee: 'OWS',
            trigger: 'overweight',
            unit: 'container',
            price: overweight.price[size],
            facts: { type, tons: overweight.overTons[size] },
          } as const,
        ]),
    {
      fee: 'DET',
      trigger: 'detention',
      unit: 'day',
      price: detention.perDay[size],
      facts: { type, freeDays },
    },
    ...(sealPrice
      ? [{ fee: 'SEAL', trigger: 'new-seal', unit: 'container', price: sealPrice, facts: { type } } as const]
      : []),
  ]
}

/** Spec §9: dead freight, as it would be billed for one box. */
function deadFreightOf(type: ContainerType, { rate }: OceanRequest, tariff: OceanTariff): PossibleCharge[] {
  const one = deadFreight(rate, [{ type, count: 1 }], tariff)
  if (!one.ok) return []
  return one.value.map(({ fee, facts, unitPrice, quantity, tariff: source }) => ({
    fee,
    trigger: 'dead-freight',
    facts,
    unitPrice,
    unit: quantity.unit,
    tariff: source,
  }))
}

/** Every charge that can come after the quote; nothing else may be added to it. */
export function possibleOceanCharges(request: OceanRequest, tariff: OceanTariff): readonly PossibleCharge[] {
  const types = [...new Set(request.containers.map(({ type }) => type))]
  return [
    ...types.flatMap((type) => deadFreightOf(type, request, tariff)),
    ...paperCharges(tariff).map((charge) => announce(charge, tariff)),
    ...types.flatMap((type) => boxCharges(type, request, tariff)).map((charge) => announce(charge, tariff)),
  ]
}
