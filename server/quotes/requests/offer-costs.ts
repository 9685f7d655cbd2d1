import type { TypedOffer } from '#contract/staff-offers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { maySeeCosts } from '#domain/access/may-staff.ts'
import { withTypeOf } from '#domain/quotes/requests/fill-lines.ts'
import {
  type CostedCharge,
  chargesAtLoss,
  costsOf,
  type LineCosts,
  withCostsOf,
} from '#domain/quotes/requests/offer-costs.ts'
import { typedFrom } from '#domain/quotes/requests/typed-from.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findOffer } from '#server/quotes/saved/quote-store.ts'
import { offerOf } from '#server/quotes/saved/quote-view.ts'
import { findCosts } from './cost-store.ts'
import { findRequestById, type StoredRequest } from './request-store.ts'
import { detailsOf } from './request-view.ts'

type Replied = Pick<StoredRequest, 'details'>

/** In a reply for one container type, a price for a container has the cost of this type alone. */
const typedIn = <T extends CostedCharge>(charges: readonly T[], request: Replied | undefined) =>
  request ? withTypeOf(charges, detailsOf(request).containers) : charges

/** Those of the offer that the charges were taken from, by charge. */
async function keptCosts(db: Db, request: Replied, { lines, linesOf }: TypedOffer): Promise<LineCosts> {
  const source = linesOf === undefined ? undefined : await findOffer(db, linesOf)
  if (!source) return {}
  const costs = (await findCosts(db, [source.number])).get(source.number)
  const answered = source.requestId === null ? undefined : await findRequestById(db, source.requestId)
  const before = typedIn(typedFrom(offerOf(source).quote, costs).lines, answered)
  return costsOf(withCostsOf(typedIn(lines, request), before))
}

/**
 * Who sees costs states them, and confirms a charge below its cost; a refusal would tell the cost to anybody else. Who does not see
 * them keeps those of the offer that the charges were taken from.
 */
export async function costsOfOffer(
  db: Db,
  actor: Actor,
  request: Replied,
  typed: TypedOffer,
): Promise<Result<LineCosts>> {
  const { lines, confirmsLoss = false } = typed
  const may = maySeeCosts(actor)
  if (may.ok)
    return chargesAtLoss(lines).length > 0 && !confirmsLoss ? refusal('offer-below-cost') : ok(costsOf(lines))
  return lines.some(({ unitCost }) => unitCost !== undefined) ? may : ok(await keptCosts(db, request, typed))
}

/** That a loss was confirmed; the log has no costs. */
export const auditedLoss = ({ lines }: Pick<TypedOffer, 'lines'>): Readonly<Record<string, boolean>> =>
  chargesAtLoss(lines).length > 0 ? { lossConfirmed: true } : {}
