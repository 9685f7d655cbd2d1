import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Result } from '#domain/values/refusal.ts'
import { sizeOf } from './container-prices.ts'
import { tariffLine } from './local-charges.ts'
import { allPriced, countedLine } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'

const kgPerTon = 1000

/** The surcharge of a container of the type. If the rate has the carrier's own, ours does not apply. */
export function overweightTerms(
  type: ContainerType,
  { rate }: OceanRequest,
  { later }: OceanTariff,
): { readonly tons: number; readonly price: string } | undefined {
  if (rate.surcharges.some(({ fee }) => fee === 'OWS')) return undefined
  const { overTons, price } = later.overweight
  return { tons: overTons[sizeOf(type)], price: price[sizeOf(type)] }
}

/** Whether the stated cargo is heavier than a container of the type carries without a surcharge. */
export function isOverweight(type: ContainerType, request: OceanRequest, tariff: OceanTariff): boolean {
  const terms = overweightTerms(type, request, tariff)
  return terms !== undefined && Number(request.cargoWeightKg ?? 0) > terms.tons * kgPerTon
}

/** The first type whose surcharge has no price. */
export const unpricedOverweight = (request: OceanRequest, tariff: OceanTariff): ContainerType | undefined =>
  request.containers
    .filter(({ type }) => isOverweight(type, request, tariff))
    .find(({ type }) => priced(overweightTerms(type, request, tariff)?.price) === undefined)?.type

/** For each container whose cargo is stated to be too heavy, paid like the freight. */
export const overweightLines = (
  request: OceanRequest,
  tariff: OceanTariff,
): Result<readonly OceanCharge[]> => {
  const { containers, paymentTerms, cargoWeightKg = '' } = request
  const head = tariffLine(request, tariff, {
    fee: 'OWS',
    rule: 'overweight',
    group: 'freight',
    paymentTerm: paymentTerms.freight,
  })
  return allPriced(
    containers
      .filter(({ type }) => isOverweight(type, request, tariff))
      .map(({ type, count }) => {
        const { tons = 0, price = '' } = overweightTerms(type, request, tariff) ?? {}
        const params = { ...head.params, type, tons, cargoWeightKg }
        return countedLine({ head: { ...head, params }, price, count, unit: 'container' })
      }),
  )
}
