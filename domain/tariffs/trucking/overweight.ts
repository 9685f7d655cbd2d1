import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, least, product, sum } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { times, yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { containersIn, type TruckingRequest } from './trucking-request.ts'
import type { OverweightStep, TruckingTariff } from './trucking-tariff.data.ts'

export const kgPerTon = 1_000

export type StepWeights = Pick<OverweightStep, 'overTons' | 'upToTons' | 'per'>

/**
 * How often a step's price falls due for a container: once, or for each ton of it within the step. Ours: a ton that
 * has begun counts, as with hours.
 */
export function timesDue(
  { overTons, upToTons = Number.POSITIVE_INFINITY, per }: StepWeights,
  kg: number,
): number {
  const over = Math.min(kg, upToTons * kgPerTon) - overTons * kgPerTon
  if (over <= 0) return 0
  return per === 'container' ? 1 : Math.ceil(over / kgPerTon)
}

const stepFormula = (step: OverweightStep, kg: number): Formula =>
  step.per === 'container'
    ? given('overweightPerContainer', step.price)
    : product(given('tonsOver', timesDue(step, kg)), given('overweightPerTon', step.price))

const isBeyond = (steps: readonly OverweightStep[], kg: number): boolean => {
  const most = steps.at(-1)?.upToTons
  return most !== undefined && kg > most * kgPerTon
}

/** Ours: the steps add up, so that a heavier container never costs less than a lighter one. */
export function overweightCharges(
  { containers, outcome }: TruckingRequest,
  { overweight: { steps, capPerContainer: cap }, port, code, version }: TruckingTariff,
): Result<readonly Charge[]> {
  const charges: Charge[] = []
  if (outcome.kind !== 'carried') return ok(charges)
  for (const { type, count, grossWeightKg: kg = 0 } of containers) {
    if (isBeyond(steps, kg)) return refusal('no-price', { port, type, grossWeightKg: kg })
    const reached = steps.filter((step) => timesDue(step, kg) > 0)
    if (reached.length === 0) continue
    const perContainer = least(
      sum(...reached.map((step) => stepFormula(step, kg))),
      given('overweightCap', cap),
    )
    const unitPrice = exactText(amountOf(perContainer))
    if (priced(unitPrice) === undefined) continue
    charges.push(
      charge({
        fee: 'CZF',
        rule: 'overweight',
        params: { type, containers: count, grossWeightKg: kg, price: unitPrice, cap },
        formula: product(given('containers', count), perContainer),
        unitPrice,
        quantity: count,
        tariff: { code, version },
      }),
    )
  }
  return ok(charges)
}

function triggerOf({ per, upToTons }: OverweightStep): string {
  if (per === 'container') return 'overweight'
  return upToTons === undefined ? 'overweight-by-ton' : 'overweight-by-ton-up-to'
}

/** The cap is that of a container, whichever steps it reaches; so of all of them as often as there are containers. */
export const contingentOverweight = (
  { containers }: TruckingRequest,
  { overweight: { steps, capPerContainer: cap }, code, version }: TruckingTariff,
): readonly ContingentCharge[] =>
  steps
    .filter(({ price }) => priced(price) !== undefined)
    .map((step) => ({
      fee: 'CZF',
      trigger: triggerOf(step),
      variant: `over-${step.overTons}t`,
      params: { ...step, cap },
      unitPrice: yuan(step.price),
      unit: step.per,
      most: times(yuan(cap), containersIn(containers)),
      isMostOfFee: true,
      tariff: { code, version },
    }))
