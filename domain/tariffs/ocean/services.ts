import { portsNamed } from '#domain/places/typed-port.ts'
import { amountOf, given, greatest, percent, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { factsOfRate } from './freight.ts'
import { tariffLine } from './local-charges.ts'
import { allPriced, containerLines, countedLine, type LineHead, oceanLine, unpriced } from './ocean-line.ts'
import type { AddOnQuery, OceanCharge, OceanRequest } from './ocean-request.ts'
import {
  type DestinationService,
  destinationServices,
  type OceanService,
  type OceanTariff,
  type ServicePrice,
} from './ocean-tariff.ts'

type Lines = Result<readonly OceanCharge[]>
type Insurance = Extract<ServicePrice, { per: 'insured-value' }>

const isAtDestination = (service: OceanService): service is DestinationService =>
  destinationServices.some((one) => one === service)

export const priceOfService = (
  service: OceanService,
  pod: string,
  tariff: OceanTariff,
): ServicePrice | undefined =>
  isAtDestination(service) ? tariff.destinationServices[pod]?.[service] : tariff.originServices[service]

/** The tariff prices delivery within the city of the port; to any other place it is on request. */
const isInCityOf = (pod: string, place = ''): boolean => portsNamed(place).some(({ code }) => code === pod)

const goodsPerDay = (cbm: string, price: string) => [given('cbm', cbm), given('price', price)]

/** What the goods cost for a day in the warehouse. */
export const storagePerDay = (cbm: string, price: string): string =>
  exactText(amountOf(product(...goodsPerDay(cbm, price))))

function storageLine(head: LineHead, cbm: string, days: number, price: string): Lines {
  if (priced(price) === undefined) return unpriced(head)
  const stored = { ...head, params: { ...head.params, cbm, perCbm: price } }
  const formula = product(given('days', days), ...goodsPerDay(cbm, price))
  return ok([
    oceanLine(stored, { unitPrice: storagePerDay(cbm, price), quantity: days, unit: 'day', formula }),
  ])
}

function insuranceLine(head: LineHead, cargoValue: string, price: Insurance): Lines {
  const insured = percent(given('coverPercent', price.coverPercent), given('cargoValue', cargoValue))
  const premium = percent(given('premiumPercent', price.percent), insured)
  const formula = greatest(premium, given('minimum', price.minimum))
  const unitPrice = exactText(amountOf(formula))
  if (priced(unitPrice) === undefined) return unpriced(head)
  const { percent: premiumPercent, coverPercent, minimum } = price
  return ok([
    oceanLine(
      { ...head, params: { ...head.params, cargoValue, premiumPercent, coverPercent, minimum } },
      { unitPrice, quantity: 1, unit: 'consignment', formula },
    ),
  ])
}

/** The query says what is counted, the tariff by which unit it is priced; only matching pairs are lines. */
const destinationTerm = (service: OceanService, { paymentTerms, importTerm }: OceanRequest) =>
  service === 'import-clearance' ? (importTerm ?? paymentTerms.destination) : paymentTerms.destination

function serviceLines(query: AddOnQuery, request: OceanRequest, tariff: OceanTariff): Lines {
  const { kind } = query
  const { pod } = request.rate
  const price = priceOfService(kind, pod, tariff)
  if (price === undefined || (query.kind === 'delivery' && !isInCityOf(pod, query.place)))
    return refusal('no-price', { ...factsOfRate(request.rate), service: kind })
  const atDestination = isAtDestination(kind)
  const head = tariffLine(request, tariff, {
    fee: price.fee,
    rule: kind,
    group: atDestination ? 'destination' : 'origin',
    paymentTerm: atDestination ? destinationTerm(kind, request) : 'prepaid',
    addOn: kind,
    ...('currency' in price && price.currency && { currency: price.currency }),
  })
  if (price.per === 'container') return containerLines(head, request.containers, price.price)
  if (price.per === 'document' && 'declarations' in query)
    return countedLine({ head, price: price.price, count: query.declarations, unit: 'document' })
  if (price.per === 'document' && kind === 'certificate-of-origin')
    return countedLine({ head, price: price.price, count: request.billsOfLading, unit: 'document' })
  if (price.per === 'CBM-day' && 'cbm' in query) return storageLine(head, query.cbm, query.days, price.price)
  if (price.per === 'insured-value' && 'cargoValue' in query)
    return insuranceLine(head, query.cargoValue, price)
  throw new Error(`${kind} cannot be priced by ${price.per}`)
}

/** All but trucking, which the lanes and the trucking tariff price. */
export const serviceCharges = (request: OceanRequest, tariff: OceanTariff): Lines =>
  allPriced(
    request.addOns
      .filter(({ kind }) => kind !== 'trucking')
      .map((query) => serviceLines(query, request, tariff)),
  )
