import { add, compareMoney, type Money } from '#domain/values/money.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'

export const paymentTermKinds = ['before-work', 'per-shipment', 'on-account'] as const

/** When a company pays. Other terms than the first are granted by staff. */
export type PaymentTerms =
  | { readonly kind: 'before-work' }
  | { readonly kind: 'per-shipment' }
  | {
      readonly kind: 'on-account'
      /** What all unpaid orders of the company may come to, in the standard currency. */
      readonly limit: Money
      /** After the order was generated. */
      readonly days: number
    }

/** Our choice: the longest credit, the longest reference that a bank prints, and how long before the order money may come. */
export const paymentLimits = { days: 180, reference: 60, daysBeforeOrder: 1 } as const

export const defaultPaymentTerms: PaymentTerms = { kind: 'before-work' }

/** Spec §9: prepaid charges are due within 7 days after the ship leaves. */
export const daysAfterDeparture = 7

export type Standing = {
  readonly owed: Money
  readonly paid: Money
  /** What the other orders of the company still owe. */
  readonly owedByOthers: Money
}

/** Whether an order whose charges are accepted may be generated. */
export function maySupply(terms: PaymentTerms, { owed, paid, owedByOthers }: Standing): boolean {
  switch (terms.kind) {
    case 'before-work':
      return compareMoney(paid, owed) >= 0
    case 'per-shipment':
      return true
    case 'on-account':
      return compareMoney(add(owed, owedByOthers), add(terms.limit, paid)) <= 0
  }
}

/**
 * The terms of when the charges were accepted, with the limit of today: credit may be raised or lowered while the order
 * waits. Where it was taken back, only payment in full is left.
 */
export function termsToSupply(accepted: PaymentTerms, granted: PaymentTerms): PaymentTerms {
  if (accepted.kind !== 'on-account') return accepted
  return granted.kind === 'on-account' ? { ...accepted, limit: granted.limit } : defaultPaymentTerms
}

type Days = {
  /** Of the ship, or of the work on land; null while it is not known. */
  readonly departsOn: string | null
  /** Null until the order is generated. */
  readonly generatedOn: string | null
}

/** What the days to pay are counted from. */
export const payStarts = ['departure', 'generation'] as const

/** Payment that comes after the work; its last day is null while the day it is counted from is not known. */
type PaidLater = {
  readonly after: (typeof payStarts)[number]
  readonly days: number
  readonly by: string | null
}

/** Null where payment comes first. */
export function paidLater(terms: PaymentTerms, { departsOn, generatedOn }: Days): PaidLater | null {
  switch (terms.kind) {
    case 'before-work':
      return null
    case 'per-shipment':
      return {
        after: 'departure',
        days: daysAfterDeparture,
        by: departsOn && daysAfter(departsOn, daysAfterDeparture),
      }
    case 'on-account':
      return {
        after: 'generation',
        days: terms.days,
        by: generatedOn && daysAfter(generatedOn, terms.days),
      }
  }
}

/** The last day to pay, as far as there is one and it is known. */
export const payBy = (terms: PaymentTerms, days: Days): string | null => paidLater(terms, days)?.by ?? null
