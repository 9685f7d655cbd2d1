import { type OrderState, tabOf } from '#domain/orders/lifecycle/states.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

/** The documents of an order: as it was placed, its charges, and the confirmation of the booking. */
export const orderDocuments = ['order', 'fee-statement', 'booking-confirmation'] as const
export type OrderDocument = (typeof orderDocuments)[number]

const isConfirmed = (state: OrderState): boolean => ['in-process', 'completed'].includes(tabOf(state))

/** A booking is confirmed once its order is generated. */
export const documentsOf = (state: OrderState): readonly OrderDocument[] =>
  isConfirmed(state) ? orderDocuments : orderDocuments.filter((one) => one !== 'booking-confirmation')

export const mayPrint = (document: OrderDocument, state: OrderState): Result<null> =>
  documentsOf(state).includes(document) ? ok(null) : refusal('booking-not-confirmed')
