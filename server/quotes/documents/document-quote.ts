import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { Itinerary } from './document-itinerary.ts'

export type DocumentQuote = Itinerary & {
  readonly number: string
  readonly createdAt: Date
  readonly digest: string
  /** The page where anyone with the document can verify it. */
  readonly verifyUrl: string
  readonly company: string | null
  readonly savedBy: string
  readonly requestNumber: string | null
  readonly requestKind: RequestKind | null
  readonly replaces: string | null
  readonly remark: string | null
}
