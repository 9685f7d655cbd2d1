import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import { mayReadQuotes, mayViewRates } from '#domain/access/may-trade.ts'
import { ok, type Result } from '#domain/values/refusal.ts'

/** A person who may see rates, and the company whose rates they see. */
export type RateViewer = { readonly companyId: string; readonly personId: string }

/** The quotes and requests a person can see: the company's, and those made for the person without a company. */
export type QuoteScope = { readonly companyId: string | null; readonly personId: string }

/** Who asked: a person, with or without a company, or a visitor. */
export type Asker =
  | QuoteScope
  | { readonly companyId: null; readonly personId: null; readonly visitorId: string }

export const askerId = (asker: Asker): string => asker.personId ?? asker.visitorId

/** The tenant of a new row. It stays the same when the person joins or leaves a company. */
export const ownerOf = (asker: Asker): string => asker.companyId ?? askerId(asker)

/** The tenants whose rows a person can see. */
export const ownersOf = ({ companyId, personId }: QuoteScope): readonly string[] =>
  companyId === null ? [personId] : [companyId, personId]

/** Refuses an actor who may not see rates. */
export const requireRateViewer = (actor: Actor): Result<RateViewer> => viewerWhere(mayViewRates(actor), actor)

/** Refuses an actor who may not read the quotes of a company; a suspended company still reads its own. */
export const requireQuoteReader = (actor: Actor): Result<RateViewer> =>
  viewerWhere(mayReadQuotes(actor), actor)

function viewerWhere(may: Result<Actor>, actor: Actor): Result<RateViewer> {
  if (!may.ok) return may
  const [companyId, personId] = [companyOf(actor), userOf(actor)]
  if (companyId === null || personId === null) throw new Error('A rate viewer must belong to a company')
  return ok({ companyId, personId })
}

/** A person who may not read the company's quotes sees only their own requests. */
export function scopeOf(actor: Actor): QuoteScope {
  const viewer = requireQuoteReader(actor)
  if (viewer.ok) return viewer.value
  const personId = userOf(actor)
  if (personId === null) throw new Error('A customer call needs a person')
  return { companyId: null, personId }
}
