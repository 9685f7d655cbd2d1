import type { BySize, DepotTariff } from './depot-tariff.ts'

const none: BySize = { 20: '0', 40: '0' }

/** The tariff fields of each depot service, set to zero for a depot that does not offer it. */
const unavailableFields: Readonly<Record<string, Partial<DepotTariff>>> = {
  cleaning: { cleaning: none },
  weighing: { weighing: '0' },
  'pre-trip-inspection': { preTripInspection: none },
  'reefer-plug': { reeferPowerPerDay: none },
  'dangerous-container': { hazardousPerContainer: '0' },
  'extra-handling': { extraHandlingPerMove: '0' },
}

/** The tariff of a depot for the work on its fact sheet: what is not done there has no price there. */
export const tariffForAvailableWork = (tariff: DepotTariff, serviceTypes: readonly string[]): DepotTariff =>
  Object.assign(
    {},
    tariff,
    ...Object.keys(unavailableFields)
      .filter((service) => !serviceTypes.includes(service))
      .map((service) => unavailableFields[service]),
  )
