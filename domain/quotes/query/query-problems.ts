import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import { maxWindowDays, workOncePerContainer } from '#domain/quotes/limits.ts'
import { mostWeighings } from '#domain/tariffs/trucking/trucking-limits.ts'
import type { ValueAddedType } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { cargoProblems } from './cargo-problems.ts'
import type { QuoteMode, QuoteQuery } from './query.ts'
import { samePortProblem } from './same-port.ts'
import { valueAddedProblem } from './value-added-problem.ts'

type Problems = Readonly<Record<string, FieldProblem | undefined>>

/** A field that failed the schema of the contract is missing here and not checked again. */
type Sent<Mode extends QuoteMode> = PartialInput<Extract<QuoteQuery, { readonly mode: Mode }>>

function isRepeated(sent: readonly (string | undefined)[] = []): boolean {
  const names = sent.filter((name) => name !== undefined)
  return new Set(names).size < names.length
}

const dayProblem = (day: string | undefined, today: string): FieldProblem | undefined =>
  day !== undefined && day < today ? 'too-small' : undefined

function windowProblem({ etdFrom, etdTo }: Sent<'ocean'>): FieldProblem | undefined {
  if (etdFrom === undefined || etdTo === undefined) return undefined
  if (etdTo < etdFrom) return 'inconsistent'
  return etdTo > daysAfter(etdFrom, maxWindowDays) ? 'too-large' : undefined
}

const isEmptyStorage = (addOn: NonNullable<Sent<'ocean'>['addOns']>[number]): boolean =>
  addOn?.kind === 'storage' && addOn.cbm !== undefined && exact(addOn.cbm).isZero()

const emptyStorage = ({ addOns = [] }: Sent<'ocean'>): Problems =>
  Object.fromEntries(
    addOns.map((addOn, index) => [`addOns.${index}.cbm`, isEmptyStorage(addOn) ? 'too-small' : undefined]),
  )

type SentAddOn = NonNullable<Sent<'ocean'>['addOns']>[number]

/** Trucking and delivery need a place. */
function placeProblem(addOn: SentAddOn, index: number): Problems {
  if (addOn?.kind === 'delivery')
    return { [`addOns.${index}.place`]: addOn.place === undefined ? 'required' : undefined }
  if (addOn?.kind !== 'trucking') return {}
  return { [`addOns.${index}.district`]: requiredDistrictProblem(addOn.district) }
}

const districtProblem = (district: string): FieldProblem | undefined =>
  districtOf(district.trim()) ? undefined : 'unknown-value'

const requiredDistrictProblem = (district: string | undefined): FieldProblem | undefined =>
  district === undefined ? 'required' : districtProblem(district)

/** The port of discharge of a query or an alert. */
export function podProblem({ pol, pod }: Pick<Sent<'ocean'>, 'pol' | 'pod'>): FieldProblem | undefined {
  if (pod === undefined) return undefined
  return samePortProblem(pod, pol) ?? (isPort(pod.trim()) ? undefined : 'unknown-value')
}

const oceanProblems = (query: Sent<'ocean'>, today: string): Problems => ({
  pod: podProblem(query),
  etdFrom: dayProblem(query.etdFrom, today),
  etdTo: windowProblem(query),
  containers: isRepeated(query.containers?.map((row) => row?.type)) ? 'inconsistent' : undefined,
  addOns: isRepeated(query.addOns?.map((addOn) => addOn?.kind)) ? 'inconsistent' : undefined,
  ...emptyStorage(query),
  ...cargoProblems(query, query.containers?.map((row) => row?.type) ?? [undefined]),
  ...Object.assign({}, ...(query.addOns ?? []).map(placeProblem)),
})

/** Where a count of containers failed the schema, their sum is not known. */
function weighingsProblem({
  weighings = 0,
  containers = [undefined],
}: Sent<'trucking'>): FieldProblem | undefined {
  const counts = containers.map((row) => ({ count: row?.count ?? Infinity }))
  return weighings > mostWeighings(counts) ? 'too-many' : undefined
}

const truckingProblems = (query: Sent<'trucking'>, today: string): Problems => ({
  district: query.district === undefined ? undefined : districtProblem(query.district),
  day: dayProblem(query.day, today),
  weighings: weighingsProblem(query),
})

const workProblems = ({ valueAdded = {} }: Sent<'warehouse'>): Problems =>
  Object.fromEntries(
    Object.entries(valueAdded).map(([type, amount]) => [
      `valueAdded.${type}`,
      amount === undefined ? undefined : valueAddedProblem(type as ValueAddedType, String(amount)),
    ]),
  )

const warehouseProblems = (query: Sent<'warehouse'>, today: string): Problems => ({
  warehouses: isRepeated(query.warehouses) ? 'inconsistent' : undefined,
  day: dayProblem(query.day, today),
  ...workProblems(query),
})

const depotProblems = (query: Sent<'depot'>, today: string): Problems => ({
  day: dayProblem(query.day, today),
  ...Object.fromEntries(
    workOncePerContainer.map((work) => [
      work,
      (query[work] ?? 0) > (query.containers ?? Infinity) ? 'too-many' : undefined,
    ]),
  ),
})

function problemsOf(query: PartialInput<QuoteQuery>, today: string): Problems {
  switch (query.mode) {
    case 'ocean':
      return oceanProblems(query, today)
    case 'trucking':
      return truckingProblems(query, today)
    case 'warehouse':
      return warehouseProblems(query, today)
    case 'depot':
      return depotProblems(query, today)
    default:
      return {}
  }
}

/** The rules that a schema cannot state: unknown places, days in the past, entries listed twice. */
export function queryProblems(query: PartialInput<QuoteQuery>, today: string): WrongFields {
  const wrong = Object.entries(problemsOf(query, today)).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(wrong) as WrongFields
}
