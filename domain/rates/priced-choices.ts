import { homePorts } from '#domain/places/home-ports.ts'
import { priceOf } from '#domain/tariffs/ocean/container-prices.ts'
import type { OceanTariff } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { ContainerPrices } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import type { PortChoices, WarehouseChoices } from './on-request.ts'
import type { PublishedTariffs } from './published-tariffs.ts'

/** A container type that a public lane in force has a price for. */
export type PricedType = {
  readonly kind: 'ocean-lane' | 'trucking-lane'
  readonly port: string
  /** Of a trucking lane. */
  readonly pickUpPlace: string | null
  readonly type: ContainerType
}

const isChargedAt = (type: ContainerType, { localCharges }: OceanTariff): boolean =>
  localCharges.every(({ price }) => priceOf(type, price) !== undefined)

const hasDelivery = ({ destinationServices }: OceanTariff, pod: string): boolean => {
  const delivery = destinationServices[pod]?.delivery
  return (
    delivery?.per === 'container' &&
    containerTypeCodes.some((type) => priceOf(type, delivery.price) !== undefined)
  )
}

const typesIn = (lanes: readonly PricedType[]) =>
  containerTypeCodes.filter((code) => lanes.some(({ type }) => type === code))

/** By port of loading: what the lanes price and the tariff of the port does not leave out. */
export const pricedChoices = (
  lanes: readonly PricedType[],
  { ocean, trucking }: Pick<PublishedTariffs, 'ocean' | 'trucking'>,
): readonly PortChoices[] =>
  homePorts.map((port) => {
    const here = lanes.filter((lane) => lane.port === port)
    const tariff = ocean.find((each) => each.port === port)
    const sea = here.filter(({ kind }) => kind === 'ocean-lane')
    const road = trucking.some((each) => each.port === port)
      ? here.filter(({ kind }) => kind === 'trucking-lane')
      : []
    return {
      port,
      oceanTypes: tariff ? typesIn(sea).filter((type) => isChargedAt(type, tariff)) : [],
      deliveryPorts: tariff
        ? Object.keys(tariff.destinationServices).filter((pod) => hasDelivery(tariff, pod))
        : [],
      truckingTypes: typesIn(road),
      pickUpPlaces: [...new Set(road.flatMap(({ pickUpPlace }) => pickUpPlace ?? []))].toSorted(),
    }
  })

/** By warehouse: the types that its quotation prices. */
export const pricedWork = ({
  warehouses,
}: Pick<PublishedTariffs, 'warehouses'>): readonly WarehouseChoices[] => {
  const pricedIn = (prices: ContainerPrices) => containerTypeCodes.filter((type) => Number(prices[type]) > 0)
  return warehouses.map(({ warehouse, stuffing, stripping }) => ({
    warehouse,
    stuffing: pricedIn(stuffing),
    stripping: pricedIn(stripping),
  }))
}
