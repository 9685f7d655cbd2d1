import { terminals } from '#domain/places/terminals.data.ts'
import type { StorageTier } from '#domain/tariffs/depot/depot-tariff.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import type { RatePricing } from './rate.ts'

type Problem = readonly [field: string, problem: FieldProblem]
type DepotPricing = RatePricing['depot-tariff']
type TruckingPricing = RatePricing['trucking-tariff']

/** Tiers start at chargeable day 1, leave no gap, and the last one has no end. */
function* tierProblems({
  storageTiers = [],
}: Partial<Pick<DepotPricing, 'storageTiers'>>): Generator<Problem> {
  let next: number | undefined = 1
  for (const [index, { fromDay, toDay }] of storageTiers.entries()) {
    if (fromDay !== next) yield [`storageTiers.${index}.fromDay`, 'inconsistent']
    const isLast = index === storageTiers.length - 1
    if (isLast === (toDay !== undefined) || (toDay !== undefined && toDay < fromDay))
      yield [`storageTiers.${index}.toDay`, isLast || toDay !== undefined ? 'inconsistent' : 'required']
    next = after(toDay)
  }
}

const after = (toDay: StorageTier['toDay']): number | undefined =>
  toDay === undefined ? undefined : toDay + 1

/** No two steps start at the same weight, and none ends before it starts. */
function* stepProblems({ overweight }: Partial<Pick<TruckingPricing, 'overweight'>>): Generator<Problem> {
  const starts = new Set<number>()
  for (const [index, { overTons, upToTons }] of (overweight?.steps ?? []).entries()) {
    if (starts.has(overTons)) yield [`overweight.steps.${index}.overTons`, 'same-as-before']
    starts.add(overTons)
    if (upToTons !== undefined && upToTons <= overTons)
      yield [`overweight.steps.${index}.upToTons`, 'inconsistent']
  }
}

/** A fee of a terminal of another port would never be charged. */
function* terminalProblems({ port, inspection }: Partial<TruckingPricing>): Generator<Problem> {
  if (port === undefined) return
  const own = new Set<string>(terminals.filter((one) => one.port === port).map(({ code }) => code))
  for (const terminal of Object.keys(inspection ?? {}))
    if (!own.has(terminal)) yield [`inspection.${terminal}`, 'unknown-value']
}

/** What the schema cannot check: the terminals of the port, and whether tiers and steps are in order. The pricing may be incomplete. */
export function tariffProblems(kind: string, pricing: object): ReadonlyMap<string, FieldProblem> {
  if (kind === 'depot-tariff') return new Map(tierProblems(pricing as Partial<DepotPricing>))
  if (kind === 'trucking-tariff') {
    const tariff = pricing as Partial<TruckingPricing>
    return new Map([...stepProblems(tariff), ...terminalProblems(tariff)])
  }
  return new Map()
}
