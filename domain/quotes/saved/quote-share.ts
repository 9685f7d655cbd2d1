import type { Actor } from '#domain/access/actor.ts'
import { mayShareContractCharges } from '#domain/access/may-trade.ts'
import { isStaffOffer, type QuotedMode } from '#domain/quotes/quoted-mode.ts'

/** What a shared quote shows: the total and the terms, or the charges as well. */
export const shareScopes = ['total', 'charges'] as const
export type ShareScope = (typeof shareScopes)[number]

type PricedQuote = {
  readonly mode: QuotedMode
  readonly companyId: string | null
  /** Null: unknown. */
  readonly usesContractRate: boolean | null
}

/** Prices that no one else gets: of a contract rate, or offered by staff to the company. What is unknown counts as such. */
const hasContractPrices = ({ mode, companyId, usesContractRate }: PricedQuote): boolean =>
  companyId !== null && (isStaffOffer({ mode }) || usesContractRate !== false)

/** Decision 79: the charges of contract prices are the company's to give away, not those of each member. */
export const shareScopesFor = (actor: Actor, quote: PricedQuote): readonly ShareScope[] =>
  hasContractPrices(quote) && !mayShareContractCharges(actor).ok ? ['total'] : shareScopes

// Our choice: the link of a quote is for people who decide within weeks; a quote has few readers.
export const shareDays = [7, 30, 90] as const
export const defaultShareDays = 30
export const maxOpenShares = 10

const sharedQuotePage = '/quote/shared'

/** The token is in the fragment, which no server, log or referrer sees. */
export const sharedQuotePath = (token: string): string => `${sharedQuotePage}#${token}`
