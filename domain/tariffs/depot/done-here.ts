import type { BySize, DepotTariff } from './depot-tariff.ts'

const none: BySize = { 20: '0', 40: '0' }

/** What each word of the yard dictionary stands for in a tariff, as it is where the work is not done. */
const without: Readonly<Record<string, Partial<DepotTariff>>> = {
  cleaning: { cleaning: none },
  weighing: { weighing: '0' },
  'pre-trip-inspection': { preTripInspection: none },
  'reefer-plug': { reeferPowerPerDay: none },
  'dangerous-container': { hazardousPerContainer: '0' },
  'extra-handling': { extraHandlingPerMove: '0' },
}

/** The tariff of a depot for the work on its fact sheet: what is not done there has no price there. */
export const tariffForWork = (tariff: DepotTariff, serviceTypes: readonly string[]): DepotTariff =>
  Object.assign(
    {},
    tariff,
    ...Object.keys(without)
      .filter((service) => !serviceTypes.includes(service))
      .map((service) => without[service]),
  )
