/** Exact decimals as text; sums and exchange follow from the rules of money. */
export type LinePrice = {
  readonly unitPrice: string
  readonly currency: string
  readonly quantity: string
}

export type QuotedLine = { readonly lineId: string; readonly item: string; readonly price: LinePrice }

/** A later charge that the quote announced, with what sets it off and what one unit then costs. */
export type AnnouncedCharge = {
  readonly item: string
  readonly trigger: string
  readonly unitPrice: string
  readonly currency: string
}

export type Quoted = {
  readonly lines: readonly QuotedLine[]
  readonly couldBeAdded: readonly AnnouncedCharge[]
}

export type FeeEdit =
  | {
      readonly edit: 'change'
      readonly lineId: string
      readonly unitPrice: string
      readonly quantity: string
      readonly reason: string
    }
  | { readonly edit: 'remove'; readonly lineId: string; readonly reason: string }
  | { readonly edit: 'add'; readonly item: string; readonly quantity: string }

/** Quoted against confirmed. The quoted side is carried along, never written over. */
export type ReviewedLine =
  | { readonly kind: 'kept'; readonly lineId: string; readonly quoted: QuotedLine }
  | {
      readonly kind: 'changed'
      readonly lineId: string
      readonly quoted: QuotedLine
      readonly confirmed: LinePrice
      readonly reason: string
    }
  | {
      readonly kind: 'removed'
      readonly lineId: string
      readonly quoted: QuotedLine
      readonly reason: string
    }
  | {
      readonly kind: 'added'
      readonly lineId: string
      readonly announced: AnnouncedCharge
      readonly confirmed: LinePrice
    }

export type LineAnswer =
  | { readonly lineId: string; readonly answer: 'accept' }
  | { readonly lineId: string; readonly answer: 'reject'; readonly reason: string }

export type Objection = { readonly lineId: string; readonly reason: string }
export type FeeProposal = { readonly proposedBy: string; readonly lines: readonly ReviewedLine[] }
export type ConfirmedFees = FeeProposal & { readonly confirmedBy: string }
export type PaidFees = ConfirmedFees & { readonly acceptedBy: string; readonly paymentNo: string }
