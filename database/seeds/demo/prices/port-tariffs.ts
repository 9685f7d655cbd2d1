import { depots } from '#database/seeds/demo/depots.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { type DemoRate, pricingOf, tariffTerm } from './demo-rate.ts'

/** The rules name depots of their own; the demonstration's have other codes, the nearest first in both. */
function depotLiftsOf(port: OceanPort): Readonly<Record<string, string>> {
  const codes = depots.filter((depot) => depot.port === port).map(({ code }) => code)
  const prices = Object.values(truckingTariffs[port].depotLift).slice(0, codes.length)
  return Object.fromEntries(prices.map((price, at) => [codes[at] ?? '', price]))
}

const tariffsOf = (port: OceanPort): readonly DemoRate[] => [
  {
    ...{ kind: 'ocean-tariff', code: oceanTariffs[port].code, port, place: null, term: tariffTerm },
    pricing: pricingOf(oceanTariffs[port]),
  },
  {
    ...{ kind: 'trucking-tariff', code: truckingTariffs[port].code, port, place: null, term: tariffTerm },
    pricing: { ...pricingOf(truckingTariffs[port]), depotLift: depotLiftsOf(port) },
  },
]

/** What a booking and a haul cost beside their lanes: the figures of the rules. */
export const portTariffs = (): readonly DemoRate[] => oceanPorts.flatMap(tariffsOf)
