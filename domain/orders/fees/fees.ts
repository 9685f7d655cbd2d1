import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Counted } from '#domain/quotes/totals.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Money } from '#domain/values/money.ts'
import type { Quantity } from '#domain/values/quantity.ts'

/** What an order keeps of its quote: the lines, what could be added, and the exchange rates, frozen. */
export type Quoted = Pick<Quote, 'day' | 'lines' | 'contingentCharges' | 'exchangeRates'> & {
  /** The rates of the other services of the order, by their position after the main one. */
  readonly more?: readonly Pick<Quote, 'day' | 'exchangeRates'>[]
}

/** The money of a line as it will be billed. */
export type ConfirmedPrice = Counted & {
  readonly unitPrice: Money
  readonly quantity: Quantity
  readonly sum: Money
  readonly exchangeRate: ExchangeRate
}

/** Prices and quantities as staff type them; a line is named by its id, an addition by its `contingentChargeKey`. */
export type FeeEdit =
  | {
      readonly edit: 'change'
      readonly lineId: string
      readonly unitPrice: string
      readonly quantity: string
      readonly reason: string
    }
  | { readonly edit: 'remove'; readonly lineId: string; readonly reason: string }
  | { readonly edit: 'add'; readonly contingentCharge: string; readonly quantity: string }

/** What became of a line; the last is the cost of a cancelled order, which replaces its price. */
export const reviewedKinds = ['saved', 'changed', 'removed', 'added', 'cancellation'] as const

/** A charge that the quote announced, at the price that it came to. */
export type AnnouncedCost = {
  readonly contingency: QuotedContingentCharge
  readonly confirmed: ConfirmedPrice
}

/** Quoted against confirmed. The quoted side is carried along, never written over. */
export type ReviewedLine =
  | {
      readonly kind: 'saved'
      readonly lineId: string
      readonly quoted: FeeLine
      readonly confirmed: ConfirmedPrice
    }
  | {
      readonly kind: 'changed'
      readonly lineId: string
      readonly quoted: FeeLine
      readonly confirmed: ConfirmedPrice
      readonly reason: string
    }
  | { readonly kind: 'removed'; readonly lineId: string; readonly quoted: FeeLine; readonly reason: string }
  | ({ readonly kind: 'added' | 'cancellation'; readonly lineId: string } & AnnouncedCost)

export type LineAnswer =
  | { readonly lineId: string; readonly answer: 'accept' }
  | { readonly lineId: string; readonly answer: 'reject'; readonly reason: string }

export type Objection = { readonly lineId: string; readonly reason: string }
export type FeeProposal = { readonly proposedBy: string; readonly lines: readonly ReviewedLine[] }
export type ConfirmedFees = FeeProposal & { readonly confirmedBy: string }
