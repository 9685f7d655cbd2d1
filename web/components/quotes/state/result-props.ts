import type { RefObject } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import type { ItemName } from './offer-details.ts'
import type { QuoteQueryInput } from './use-prices.ts'

/** Called with a refusal that names wrong fields, which the form of the page shows, and with nothing when it is over. */
export type OnRefused = (refusal: Refusal | undefined) => void

export type ResultProps = {
  readonly query: QuoteQueryInput
  readonly onRefused: OnRefused
  /** The link to a quote request with the same values. */
  readonly requestUrl: string
  /** Names an offer that is no sailing: a lane, a warehouse, a depot. */
  readonly nameOf?: ItemName
  /** The message for a page without a price, where it says more than the general one. */
  readonly noPrice?: string
  /** What the page scrolls to. */
  readonly place: RefObject<HTMLElement | null>
}

/** As many as fit on a screen, each as high as an offer. */
export const resultSkeleton = { rows: 6, rowHeight: '72px' } as const
