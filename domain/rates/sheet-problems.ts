import type { StorageTier } from '#domain/tariffs/depot/depot-tariff.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import type { RateTerms } from './rate.ts'

type Problem = readonly [field: string, problem: FieldProblem]
type DepotTerms = RateTerms['depot-tariff']
type TruckingTerms = RateTerms['trucking-tariff']

/** Tiers count from the first chargeable day on, leave no day out, and the last has no end. */
function* tierProblems({ storageTiers }: Pick<DepotTerms, 'storageTiers'>): Generator<Problem> {
  let next: number | undefined = 1
  for (const [at, { fromDay, toDay }] of storageTiers.entries()) {
    if (fromDay !== next) yield [`storageTiers.${at}.fromDay`, 'inconsistent']
    const isLast = at === storageTiers.length - 1
    if (isLast === (toDay !== undefined) || (toDay !== undefined && toDay < fromDay))
      yield [`storageTiers.${at}.toDay`, isLast || toDay !== undefined ? 'inconsistent' : 'required']
    next = after(toDay)
  }
}

const after = (toDay: StorageTier['toDay']): number | undefined =>
  toDay === undefined ? undefined : toDay + 1

/** No two steps begin at one weight, and none ends before it begins. */
function* stepProblems({ overweight: { steps } }: Pick<TruckingTerms, 'overweight'>): Generator<Problem> {
  const begun = new Set<number>()
  for (const [at, { overTons, upToTons }] of steps.entries()) {
    if (begun.has(overTons)) yield [`overweight.steps.${at}.overTons`, 'same-as-before']
    begun.add(overTons)
    if (upToTons !== undefined && upToTons <= overTons)
      yield [`overweight.steps.${at}.upToTons`, 'inconsistent']
  }
}

/** What no shape of a tariff can tell: whether its tiers and steps follow one another. */
export function sheetProblems(kind: string, terms: object): ReadonlyMap<string, FieldProblem> {
  if (kind === 'depot-tariff') return new Map(tierProblems(terms as DepotTerms))
  if (kind === 'trucking-tariff') return new Map(stepProblems(terms as TruckingTerms))
  return new Map()
}
