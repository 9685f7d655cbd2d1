import { type Charge, charge, type PossibleCharge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { yuan } from '#domain/values/money.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

export function inspectionCharges(
  { outcome }: TruckingRequest,
  { inspection, port, code, version }: TruckingTariff,
): Verdict<readonly Charge[]> {
  const charges: Charge[] = []
  if (outcome.kind !== 'carried') return accept(charges)
  for (const { terminal, containers } of outcome.inspections) {
    const price = Object.hasOwn(inspection, terminal) ? inspection[terminal] : undefined
    if (price === undefined) return refuse('no-price', { port, terminal })
    charges.push(
      charge({
        fee: 'CYF',
        rule: 'inspection',
        facts: { terminal, containers, price },
        formula: product(given('containers', containers), given('inspectionPerContainer', price)),
        unitPrice: price,
        quantity: containers,
        tariff: { code, version },
      }),
    )
  }
  return accept(charges)
}

/** One for each price of the port, naming the terminals it holds for. */
export function possibleInspections({
  inspection,
  code,
  version,
}: TruckingTariff): readonly PossibleCharge[] {
  const prices = [...new Set(Object.values(inspection))]
  return prices.map((price) => {
    const terminals = Object.keys(inspection).filter((terminal) => inspection[terminal] === price)
    return {
      fee: 'CYF',
      trigger: 'inspection',
      facts: { terminals: terminals.join(' / '), price },
      unitPrice: yuan(price),
      unit: 'container',
      tariff: { code, version },
    }
  })
}
