import type { Actor } from '#domain/access/actor.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type OrderReader, requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { findOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findQuoteOf, type OrderedQuote, requireRateViewer } from '#server/quotes/index.ts'
import type { DraftSubject } from './draft-store.ts'

/** Whose drafts are read; a suspended company still reads its own. */
export const requireDraftReader = (actor: Actor): Result<OrderReader> => requireOrderReader(actor)

export function requireDrafter(actor: Actor): Result<OrderReader> {
  const may = mayPlaceOrder(actor)
  return may.ok ? requireOrderReader(actor) : may
}

type Named = { readonly quote: string; readonly order?: string | undefined }
type Found = { readonly subject: DraftSubject; readonly quote: OrderedQuote }

/** A quote or an order of another company gives the same refusal as one that does not exist. */
export async function findSubject(db: Db, actor: Actor, named: Named): Promise<Result<Found>> {
  const viewer = requireRateViewer(actor)
  if (!viewer.ok) return viewer
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const quote = await findQuoteOf(db, named.quote, viewer.value)
  const order = named.order === undefined ? null : await findOrder(db, named.order, reader.value.audience)
  if (!quote || order === undefined) return refusal('not-found')
  return ok({ subject: { quoteId: quote.id, orderId: order?.id ?? null }, quote })
}
