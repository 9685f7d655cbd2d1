import { depots } from '#database/seeds/demo/depots.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { type DemoRate, pricingOf, tariffTerm } from './demo-rate.ts'
import { inLocalCurrency } from './destination-prices.ts'

/** The tariff constants use other depot codes than the demo; both lists have the nearest depot first, and each depot a price. */
function depotLiftsOf(port: OceanPort): Readonly<Record<string, string>> {
  const codes = depots.filter((depot) => depot.port === port).map(({ code }) => code)
  const prices = Object.values(truckingTariffs[port].depotLift)
  const farthest = prices.at(-1) ?? ''
  return Object.fromEntries(codes.map((code, index) => [code, prices[index] ?? farthest]))
}

const tariffsOf = (port: OceanPort): readonly DemoRate[] => [
  {
    kind: 'ocean-tariff',
    code: oceanTariffs[port].code,
    port,
    place: null,
    term: tariffTerm,
    pricing: {
      ...pricingOf(oceanTariffs[port]),
      destinationServices: inLocalCurrency(oceanTariffs[port].destinationServices),
    },
  },
  {
    kind: 'trucking-tariff',
    code: truckingTariffs[port].code,
    port,
    place: null,
    term: tariffTerm,
    pricing: { ...pricingOf(truckingTariffs[port]), depotLift: depotLiftsOf(port) },
  },
]

/** Charges for bookings and trucking beside the lane rates, from the tariff constants. */
export const portTariffs = (): readonly DemoRate[] => oceanPorts.flatMap(tariffsOf)
