import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { type QuotedMode, staffOfferMode } from '#domain/quotes/quoted-mode.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'

type Quoted = { readonly mode: QuotedMode; readonly requestKind: RequestKind | null }

/** The service that a quote is ordered for; an offer by staff is for what was requested. */
export const serviceOfQuote = ({ mode, requestKind }: Quoted): OrderService =>
  mode === staffOfferMode ? (requestKind ?? 'ocean') : mode
