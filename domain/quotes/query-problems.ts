import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { DepotQuery, OceanQuery, QuoteQuery, TruckingQuery, WarehouseQuery } from './query.ts'

// Ours: two months of departures answer every question one asks of a price that holds for a week.
export const mostWindowDays = 60

type Problems = Readonly<Record<string, FieldProblem | undefined>>

const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length

const dayProblem = (day: string, today: string): FieldProblem | undefined =>
  day < today ? 'too-small' : undefined

function windowProblem({ etdFrom, etdTo }: OceanQuery): FieldProblem | undefined {
  if (etdTo < etdFrom) return 'inconsistent'
  return etdTo > daysAfter(etdFrom, mostWindowDays) ? 'too-large' : undefined
}

const emptyStorage = ({ services }: OceanQuery): Problems =>
  Object.fromEntries(
    services.map((query, at) => [
      `services.${at}.cbm`,
      query.service === 'storage' && exact(query.cbm).isZero() ? 'too-small' : undefined,
    ]),
  )

function podProblem({ pol, pod }: OceanQuery): FieldProblem | undefined {
  if (pod === pol) return 'inconsistent'
  return isPort(pod) ? undefined : 'unknown-value'
}

const oceanProblems = (query: OceanQuery, today: string): Problems => ({
  pod: podProblem(query),
  etdFrom: dayProblem(query.etdFrom, today),
  etdTo: windowProblem(query),
  containers: isRepeated(query.containers.map(({ type }) => type)) ? 'inconsistent' : undefined,
  services: isRepeated(query.services.map(({ service }) => service)) ? 'inconsistent' : undefined,
  ...emptyStorage(query),
})

const truckingProblems = ({ district, day }: TruckingQuery, today: string): Problems => ({
  district: districtOf(district) ? undefined : 'unknown-value',
  day: dayProblem(day, today),
})

/** Pallets and pieces are whole, hours are not; none of a thing is not asked for. */
const workProblems = ({ valueAdded }: WarehouseQuery): Problems =>
  Object.fromEntries(
    Object.entries(valueAdded).map(([type, count]) => {
      const field = `valueAdded.${type}`
      const { unit } = feeItems[valueAddedFees[type as ValueAddedType]]
      const read = readQuantity(String(count), unit, field)
      return [field, read.ok ? undefined : read.fields?.[field]]
    }),
  )

const warehouseProblems = (query: WarehouseQuery, today: string): Problems => ({
  warehouses: isRepeated(query.warehouses) ? 'inconsistent' : undefined,
  day: dayProblem(query.day, today),
  ...workProblems(query),
})

/** Each box is washed, weighed and inspected once at most. */
const depotProblems = (query: DepotQuery, today: string): Problems => ({
  day: dayProblem(query.day, today),
  ...Object.fromEntries(
    (['cleanings', 'weighings', 'inspections'] as const).map((work) => [
      work,
      query[work] > query.containers ? 'too-many' : undefined,
    ]),
  ),
})

function problemsOf(query: QuoteQuery, today: string): Problems {
  switch (query.service) {
    case 'ocean':
      return oceanProblems(query, today)
    case 'trucking':
      return truckingProblems(query, today)
    case 'warehouse':
      return warehouseProblems(query, today)
    case 'depot':
      return depotProblems(query, today)
  }
}

/** What the shape of a wish cannot say: places that are unknown, days that are past, things named twice. */
export function queryProblems(query: QuoteQuery, today: string): WrongFields {
  const wrong = Object.entries(problemsOf(query, today)).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(wrong) as WrongFields
}
