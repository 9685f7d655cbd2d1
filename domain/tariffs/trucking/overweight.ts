import { type Charge, charge, type PossibleCharge } from '#domain/tariffs/charge.ts'
import { amountOf, type Formula, given, least, product, sum } from '#domain/tariffs/formula.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { OverweightStep, TruckingTariff } from './trucking-tariff.data.ts'

const kgPerTon = 1_000

/** Ours: a ton that has begun counts, as with hours. */
const startedTonsWithin = ({ overTons, upToTons }: OverweightStep, kg: number): number =>
  Math.ceil(
    (Math.min(kg, (upToTons ?? Number.POSITIVE_INFINITY) * kgPerTon) - overTons * kgPerTon) / kgPerTon,
  )

const stepFormula = (step: OverweightStep, kg: number): Formula =>
  step.per === 'container'
    ? given('overweightPerContainer', step.price)
    : product(given('tonsOver', startedTonsWithin(step, kg)), given('overweightPerTon', step.price))

const isBeyond = (steps: readonly OverweightStep[], kg: number): boolean => {
  const most = steps.at(-1)?.upToTons
  return most !== undefined && kg > most * kgPerTon
}

/** Ours: the steps add up, so that a heavier container never costs less than a lighter one. */
export function overweightCharges(
  { containers, outcome }: TruckingRequest,
  { overweight: { steps, capPerContainer: cap }, port, code, version }: TruckingTariff,
): Verdict<readonly Charge[]> {
  const charges: Charge[] = []
  if (outcome.kind !== 'carried') return accept(charges)
  for (const { type, count, grossWeightKg: kg = 0 } of containers) {
    if (isBeyond(steps, kg)) return refuse('no-price', { port, type, grossWeightKg: kg })
    const reached = steps.filter(({ overTons }) => kg > overTons * kgPerTon)
    if (reached.length === 0) continue
    const perContainer = least(
      sum(...reached.map((step) => stepFormula(step, kg))),
      given('overweightCap', cap),
    )
    const unitPrice = exactText(amountOf(perContainer))
    charges.push(
      charge({
        fee: 'CZF',
        rule: 'overweight',
        facts: { type, containers: count, grossWeightKg: kg, price: unitPrice, cap },
        formula: product(given('containers', count), perContainer),
        unitPrice,
        quantity: count,
        tariff: { code, version },
      }),
    )
  }
  return accept(charges)
}

export const possibleOverweight = ({
  overweight: { steps, capPerContainer: cap },
  code,
  version,
}: TruckingTariff): readonly PossibleCharge[] =>
  steps.map(({ overTons, per, price }) => ({
    fee: 'CZF',
    trigger: per === 'ton' ? 'overweight-by-ton' : 'overweight',
    facts: { overTons, price, cap },
    unitPrice: yuan(price),
    unit: per,
    ...(per === 'ton' && { most: yuan(cap) }),
    tariff: { code, version },
  }))
