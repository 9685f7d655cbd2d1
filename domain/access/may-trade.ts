import type { Result } from '#domain/values/refusal.ts'
import type { Actor } from './actor.ts'
import { permit, permitInCompany } from './permit.ts'

export const mayViewRates = (actor: Actor): Result<Actor> => permit(actor, 'view-rates')
export const mayRequestQuote = (actor: Actor): Result<Actor> => permit(actor, 'request-quote')
export const mayReadQuotes = (actor: Actor): Result<Actor> => permit(actor, 'read-quotes')
export const mayReadRequests = (actor: Actor): Result<Actor> => permit(actor, 'read-requests')
export const mayReadAddresses = (actor: Actor): Result<Actor> => permit(actor, 'read-addresses')
export const mayKeepAddresses = (actor: Actor): Result<Actor> => permit(actor, 'keep-addresses')
export const mayShareContractCharges = (actor: Actor): Result<Actor> =>
  permit(actor, 'share-contract-charges')
export const mayBook = (actor: Actor): Result<Actor> => permit(actor, 'book')
export const mayTrack = (actor: Actor): Result<Actor> => permit(actor, 'track')
export const mayPlaceOrder = (actor: Actor): Result<Actor> => permit(actor, 'place-order')

export const mayReadOrder = (actor: Actor, order: { readonly companyId: string }): Result<Actor> =>
  actor.kind === 'staff'
    ? permit(actor, 'read-all-orders')
    : permitInCompany(actor, 'read-company-orders', order.companyId)
