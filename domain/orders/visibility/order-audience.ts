import { type Actor, isCompanyAdministrator } from '#domain/access/actor.ts'

/** Whose orders a customer sees: those of the company, or only those that one person looks after or follows. */
export type OrderAudience = { readonly companyId: string; readonly onlyOf?: string }

/** Undefined for a person without a company, and for staff. */
export function audienceOf(actor: Actor): OrderAudience | undefined {
  if (!('companyId' in actor)) return undefined
  const { companyId, userId } = actor
  return 'seesOwnOrders' in actor && actor.seesOwnOrders ? { companyId, onlyOf: userId } : { companyId }
}

/** The person who looks after an order hands it over and says who follows it; so do administrators. */
export const mayGiveAway = (actor: Actor, { ownerId }: { readonly ownerId: string }): boolean =>
  isCompanyAdministrator(actor) || ('userId' in actor && actor.userId === ownerId)

// Our choice: more than anyone can follow, few enough to read at once.
export const mostFollowed = 500
