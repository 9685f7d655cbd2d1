import { priced } from '#domain/tariffs/priced.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { tariffLine } from './local-charges.ts'
import { isOutOfGauge, isTooCold } from './ocean-cargo.ts'
import { countedLine } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'
import { unpricedOverweight } from './overweight.ts'
import { teuOf } from './teu.ts'

const dangerPriceOf = ({ dangerClass }: OceanRequest, { dangerousGoods = [] }: OceanTariff) =>
  priced(dangerousGoods.find((row) => row.class === dangerClass)?.price)

/** Cargo that no tariff prices: staff ask the carrier. The parameter that comes last gives the message. */
export function cargoOnRequest(request: OceanRequest, tariff: OceanTariff): Refusal | undefined {
  const { dangerClass, unNumber = '', temperatureC, dimensionsCm, shipperOwned, containers } = request
  if (dangerClass !== undefined && dangerPriceOf(request, tariff) === undefined)
    return refusal('cargo-on-request', { unNumber, dangerClass })
  if (temperatureC !== undefined && isTooCold(temperatureC))
    return refusal('cargo-on-request', { temperatureC })
  const tooSmall = containers.find(({ type }) => isOutOfGauge(dimensionsCm ?? '', type))
  if (dimensionsCm !== undefined && tooSmall)
    return refusal('cargo-on-request', { type: tooSmall.type, dimensionsCm })
  const tooHeavy = unpricedOverweight(request, tariff)
  if (tooHeavy)
    return refusal('cargo-on-request', { type: tooHeavy, cargoWeightKg: request.cargoWeightKg ?? '' })
  if (shipperOwned && priced(tariff.socFreightPercent) === undefined)
    return refusal('cargo-on-request', { shipperOwned: 1 })
  return undefined
}

/** By the class, for each TEU, paid like the freight. */
export function dangerousGoods(request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> {
  const { dangerClass, unNumber = '', containers, paymentTerms } = request
  const price = dangerPriceOf(request, tariff)
  if (dangerClass === undefined || price === undefined) return ok([])
  const head = tariffLine(request, tariff, {
    fee: 'DGS',
    rule: 'dangerous-goods',
    group: 'freight',
    paymentTerm: paymentTerms.freight,
  })
  const named = { ...head, params: { ...head.params, dangerClass, unNumber } }
  return countedLine({ head: named, price, count: Number(teuOf(containers).amount), unit: 'TEU' })
}
