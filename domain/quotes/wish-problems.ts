import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ValueAddedType, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { AskedDepot, AskedOcean, AskedTrucking, AskedWarehouse, Wish } from './wish.ts'

// Ours: two months of departures answer every question one asks of a price that holds for a week.
export const mostWindowDays = 60

type Problems = Readonly<Record<string, FieldProblem | undefined>>

const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length

const dayProblem = (day: string, today: string): FieldProblem | undefined =>
  day < today ? 'too-small' : undefined

function windowProblem({ etdFrom, etdTo }: AskedOcean): FieldProblem | undefined {
  if (etdTo < etdFrom) return 'inconsistent'
  return etdTo > daysAfter(etdFrom, mostWindowDays) ? 'too-large' : undefined
}

const emptyStorage = ({ services }: AskedOcean): Problems =>
  Object.fromEntries(
    services.map((wish, at) => [
      `services.${at}.cbm`,
      wish.service === 'storage' && exact(wish.cbm).isZero() ? 'too-small' : undefined,
    ]),
  )

function podProblem({ pol, pod }: AskedOcean): FieldProblem | undefined {
  if (pod === pol) return 'inconsistent'
  return isPort(pod) ? undefined : 'unknown-value'
}

const oceanProblems = (wish: AskedOcean, today: string): Problems => ({
  pod: podProblem(wish),
  etdFrom: dayProblem(wish.etdFrom, today),
  etdTo: windowProblem(wish),
  containers: isRepeated(wish.containers.map(({ type }) => type)) ? 'inconsistent' : undefined,
  services: isRepeated(wish.services.map(({ service }) => service)) ? 'inconsistent' : undefined,
  ...emptyStorage(wish),
})

const truckingProblems = ({ district, day }: AskedTrucking, today: string): Problems => ({
  district: districtOf(district) ? undefined : 'unknown-value',
  day: dayProblem(day, today),
})

/** Pallets and pieces are whole, hours are not; none of a thing is not asked for. */
const workProblems = ({ valueAdded }: AskedWarehouse): Problems =>
  Object.fromEntries(
    Object.entries(valueAdded).map(([type, count]) => {
      const field = `valueAdded.${type}`
      const { unit } = feeItems[valueAddedFees[type as ValueAddedType]]
      const read = readQuantity(String(count), unit, field)
      return [field, read.ok ? undefined : read.fields?.[field]]
    }),
  )

const warehouseProblems = (wish: AskedWarehouse, today: string): Problems => ({
  warehouses: isRepeated(wish.warehouses) ? 'inconsistent' : undefined,
  day: dayProblem(wish.day, today),
  ...workProblems(wish),
})

/** Each box is washed, weighed and inspected once at most. */
const depotProblems = (wish: AskedDepot, today: string): Problems => ({
  day: dayProblem(wish.day, today),
  ...Object.fromEntries(
    (['washings', 'weighings', 'inspections'] as const).map((work) => [
      work,
      wish[work] > wish.containers ? 'too-many' : undefined,
    ]),
  ),
})

function problemsOf(wish: Wish, today: string): Problems {
  switch (wish.service) {
    case 'ocean':
      return oceanProblems(wish, today)
    case 'trucking':
      return truckingProblems(wish, today)
    case 'warehouse':
      return warehouseProblems(wish, today)
    case 'depot':
      return depotProblems(wish, today)
  }
}

/** What the shape of a wish cannot say: places that are unknown, days that are past, things named twice. */
export function wishProblems(wish: Wish, today: string): WrongFields {
  const wrong = Object.entries(problemsOf(wish, today)).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(wrong) as WrongFields
}
