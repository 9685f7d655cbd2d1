import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, given, greatest } from '#domain/tariffs/formula.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { compareMoney, roundMoney, yuan } from '#domain/values/money.ts'

/** One fee may cover two kinds of work, and their lines must be distinguishable. */
export type MinimumRule = 'minimum' | 'minimum-in' | 'minimum-out'

/**
 * Where the minimum decides, the line reads one consignment at the minimum,
 * so that quantity times price is the sum on every line. What comes to the minimum once rounded
 * does not fall short of it.
 */
export function chargeAtLeast(
  least: string | undefined,
  parts: Parameters<typeof charge>[0],
  rule: MinimumRule = 'minimum',
): Charge {
  if (least === undefined) return charge(parts)
  const calculated = roundMoney(yuan(exactText(amountOf(parts.formula))))
  const formula = greatest(parts.formula, given('least', least))
  if (compareMoney(calculated, yuan(least)) >= 0) return charge({ ...parts, formula })
  return charge({
    ...parts,
    rule,
    params: { calculated: calculated.amount, least },
    formula,
    unitPrice: least,
    quantity: 1,
    unit: 'consignment',
  })
}
