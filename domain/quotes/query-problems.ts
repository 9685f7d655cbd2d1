import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import type { ValueAddedType } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { maxWindowDays, workOncePerContainer } from './limits.ts'
import type { DepotQuery, OceanQuery, QuoteQuery, TruckingQuery, WarehouseQuery } from './query.ts'
import { workProblem } from './query-work.ts'

type Problems = Readonly<Record<string, FieldProblem | undefined>>

const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length

const dayProblem = (day: string, today: string): FieldProblem | undefined =>
  day < today ? 'too-small' : undefined

function windowProblem({ etdFrom, etdTo }: OceanQuery): FieldProblem | undefined {
  if (etdTo < etdFrom) return 'inconsistent'
  return etdTo > daysAfter(etdFrom, maxWindowDays) ? 'too-large' : undefined
}

const emptyStorage = ({ addOns }: OceanQuery): Problems =>
  Object.fromEntries(
    addOns.map((query, at) => [
      `addOns.${at}.cbm`,
      query.kind === 'storage' && exact(query.cbm).isZero() ? 'too-small' : undefined,
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
  addOns: isRepeated(query.addOns.map(({ kind }) => kind)) ? 'inconsistent' : undefined,
  ...emptyStorage(query),
})

const truckingProblems = ({ district, day }: TruckingQuery, today: string): Problems => ({
  district: districtOf(district) ? undefined : 'unknown-value',
  day: dayProblem(day, today),
})

const workProblems = ({ valueAdded }: WarehouseQuery): Problems =>
  Object.fromEntries(
    Object.entries(valueAdded).map(([type, amount]) => [
      `valueAdded.${type}`,
      workProblem(type as ValueAddedType, String(amount)),
    ]),
  )

const warehouseProblems = (query: WarehouseQuery, today: string): Problems => ({
  warehouses: isRepeated(query.warehouses) ? 'inconsistent' : undefined,
  day: dayProblem(query.day, today),
  ...workProblems(query),
})

const depotProblems = (query: DepotQuery, today: string): Problems => ({
  day: dayProblem(query.day, today),
  ...Object.fromEntries(
    workOncePerContainer.map((work) => [work, query[work] > query.containers ? 'too-many' : undefined]),
  ),
})

function problemsOf(query: QuoteQuery, today: string): Problems {
  switch (query.mode) {
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

/** The rules that a schema cannot state: unknown places, days in the past, entries listed twice. */
export function queryProblems(query: QuoteQuery, today: string): WrongFields {
  const wrong = Object.entries(problemsOf(query, today)).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(wrong) as WrongFields
}
