import type { ContingentCharge } from '#domain/tariffs/charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { type Currency, money } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'
import { defaultBillType } from './bill-type.ts'
import { priceOf, sizeOf } from './container-prices.ts'
import { deadFreight } from './dead-freight.ts'
import { freeTimeAt } from './destination-free-time.ts'
import type { AddOnQuery, OceanRequest } from './ocean-request.ts'
import type { FreeTime, OceanTariff, ServicePrice } from './ocean-tariff.ts'
import { isOverweight, overweightTerms } from './overweight.ts'
import { priceOfService, storagePerDay } from './services.ts'
import { atPaidFreight } from './shipper-owned.ts'

type ChargeToAnnounce = Pick<ContingentCharge, 'fee' | 'trigger'> & {
  readonly price: string
  /** Charges of one container type carry the type. */
  readonly type?: ContainerType
  readonly params?: Params
  /** Without it, that of the fee. */
  readonly currency?: Currency | undefined
}

function announce(
  { fee, trigger, price, type, params, currency = feeItems[fee].currency }: ChargeToAnnounce,
  tariff: OceanTariff,
): ContingentCharge {
  const { code, version } = tariff
  const { unit } = feeItems[fee]
  return {
    fee,
    trigger,
    ...(type && { variant: type }),
    unit,
    params: { ...params, ...(type && { type }), price, currency },
    unitPrice: money(price, currency),
    tariff: { code, version },
  }
}

/** Possible document charges. Only original bills can be released by telex later. */
const documentCharges = (
  { billType = defaultBillType }: OceanRequest,
  { later }: OceanTariff,
): readonly ChargeToAnnounce[] => [
  ...(billType === defaultBillType
    ? [{ fee: 'TLX', trigger: 'telex-release', price: later.telexRelease } as const]
    : []),
  { fee: 'DOC', trigger: 'amendment', price: later.amendment },
  { fee: 'CDF', trigger: 'manifest-amendment', price: later.manifestAmendment },
  { fee: 'DCF', trigger: 'roll-over', price: later.rollOver },
]

/** Cargo that is stated to be too heavy has paid for it. */
function overweightOf(type: ContainerType, request: OceanRequest, tariff: OceanTariff): ChargeToAnnounce[] {
  const terms = overweightTerms(type, request, tariff)
  if (!terms || isOverweight(type, request, tariff)) return []
  return [{ fee: 'OWS', trigger: 'overweight', type, price: terms.price, params: { tons: terms.tons } }]
}

type Overdue = Pick<ChargeToAnnounce, 'fee' | 'trigger' | 'params' | 'currency'> & {
  readonly time: FreeTime | undefined
}

/**
 * Every day after the free time, at both ends; what a tariff does not state is not announced. A shipper's own
 * container is not returned to the carrier.
 */
function overdueOf(
  type: ContainerType,
  { rate, shipperOwned }: OceanRequest,
  tariff: OceanTariff,
): ChargeToAnnounce[] {
  const { detention, demurrage } = tariff.later
  const destination = freeTimeAt(rate, tariff)
  const lent = shipperOwned ? undefined : destination
  const abroad = { params: { pod: rate.pod }, currency: destination?.currency }
  const ends: readonly Overdue[] = [
    { fee: 'DET', trigger: 'detention', time: shipperOwned ? undefined : detention },
    { fee: 'DEM', trigger: 'demurrage', time: demurrage },
    { fee: 'DDM', trigger: 'destination-demurrage', time: destination?.demurrage, ...abroad },
    { fee: 'DDT', trigger: 'destination-detention', time: lent?.detention, ...abroad },
  ]
  return ends.flatMap(({ time, params, ...charge }) =>
    time
      ? [
          {
            ...charge,
            type,
            price: time.perDay[sizeOf(type)],
            params: { ...params, freeDays: time.freeDays },
          },
        ]
      : [],
  )
}

const newSealOf = (type: ContainerType, { localCharges }: OceanTariff): readonly ChargeToAnnounce[] =>
  localCharges
    .filter(({ fee }) => fee === 'SEAL')
    .flatMap((seal) => {
      const price = priceOf(type, seal.price)
      return price === undefined ? [] : [{ fee: 'SEAL', trigger: 'new-seal', type, price }]
    })

/** More of an add-on than the query has; the contingent charges of trucking come from the trucking tariff. */
const documentOf = ({ fee, price, currency }: Extract<ServicePrice, { price: string }>) => ({
  fee,
  price,
  currency,
})

const furtherDocument = ({ kind }: AddOnQuery): string =>
  kind === 'certificate-of-origin' ? 'another-certificate' : 'another-declaration'

function moreOf(query: AddOnQuery, { rate }: OceanRequest, tariff: OceanTariff): readonly ChargeToAnnounce[] {
  const service = priceOfService(query.kind, rate.pod, tariff)
  if (service?.per === 'document') return [{ ...documentOf(service), trigger: furtherDocument(query) }]
  if (service?.per === 'CBM-day' && 'cbm' in query) {
    const { cbm } = query
    const price = storagePerDay(cbm, service.price)
    return [{ fee: service.fee, trigger: 'longer-storage', price, params: { cbm } }]
  }
  return []
}

/** Dead freight as it would be billed for one container. */
function deadFreightOf(type: ContainerType, { rate }: OceanRequest, tariff: OceanTariff): ContingentCharge[] {
  const one = deadFreight(rate, [{ type, count: 1 }], tariff)
  if (!one.ok) return []
  return one.value.map(({ fee, params, unitPrice, quantity, tariff: source }) => ({
    fee,
    trigger: 'dead-freight',
    variant: type,
    params,
    unitPrice,
    unit: quantity.unit,
    tariff: source,
  }))
}

/** Every charge that can come after the quote; nothing else may be added to it. */
export function contingentOceanCharges(
  request: OceanRequest,
  tariff: OceanTariff,
): readonly ContingentCharge[] {
  const types = [...new Set(request.containers.map(({ type }) => type))]
  const charges = [
    ...documentCharges(request, tariff),
    ...types.flatMap((type) => [
      ...overweightOf(type, request, tariff),
      ...overdueOf(type, request, tariff),
      ...newSealOf(type, tariff),
    ]),
    ...request.addOns.flatMap((query) => moreOf(query, request, tariff)),
  ]
  return [
    ...types.flatMap((type) => deadFreightOf(type, atPaidFreight(request, tariff), tariff)),
    ...charges.map((charge) => announce(charge, tariff)),
  ]
}
