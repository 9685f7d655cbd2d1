import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, given, greatest } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { roundMoney, yuan } from '#domain/values/money.ts'

/**
 * Where the minimum decides, the line reads one consignment at the minimum,
 * so that quantity times price is the sum on every line.
 */
export function chargeAtLeast(least: string | undefined, parts: Parameters<typeof charge>[0]): Charge {
  if (least === undefined) return charge(parts)
  const reckoned = amountOf(parts.formula)
  const formula = greatest(parts.formula, given('least', least))
  if (reckoned.greaterThanOrEqualTo(exact(least))) return charge({ ...parts, formula })
  return charge({
    ...parts,
    rule: 'minimum',
    facts: { reckoned: roundMoney(yuan(exactText(reckoned))).amount, least },
    formula,
    unitPrice: least,
    quantity: 1,
    unit: 'BL',
  })
}
