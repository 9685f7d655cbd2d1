import type { TypedOffer } from '#contract/staff-offers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { maySeeCosts } from '#domain/access/may-staff.ts'
import { chargesAtLoss, costsOf, type LineCosts, withCostsOf } from '#domain/quotes/requests/offer-costs.ts'
import { typedFrom } from '#domain/quotes/requests/typed-from.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findOffer } from '#server/quotes/saved/quote-store.ts'
import { offerOf } from '#server/quotes/saved/quote-view.ts'
import { findCosts } from './cost-store.ts'

/** Those of the offer that the charges were taken from, by charge. */
async function keptCosts(db: Db, { lines, linesOf }: TypedOffer): Promise<LineCosts> {
  const source = linesOf === undefined ? undefined : await findOffer(db, linesOf)
  if (!source) return {}
  const costs = (await findCosts(db, [source.number])).get(source.number)
  return costsOf(withCostsOf(lines, typedFrom(offerOf(source).quote, costs).lines))
}

/**
 * Who sees costs states them, and confirms a charge below its cost; a refusal would tell the cost to anybody else. Who does not see
 * them keeps those of the offer that the charges were taken from.
 */
export async function costsOfOffer(db: Db, actor: Actor, typed: TypedOffer): Promise<Result<LineCosts>> {
  const { lines, confirmsLoss = false } = typed
  const may = maySeeCosts(actor)
  if (may.ok)
    return chargesAtLoss(lines).length > 0 && !confirmsLoss ? refusal('offer-below-cost') : ok(costsOf(lines))
  return lines.some(({ unitCost }) => unitCost !== undefined) ? may : ok(await keptCosts(db, typed))
}

/** That a loss was confirmed; the log has no costs. */
export const auditedLoss = ({ lines }: Pick<TypedOffer, 'lines'>): Readonly<Record<string, boolean>> =>
  chargesAtLoss(lines).length > 0 ? { lossConfirmed: true } : {}
