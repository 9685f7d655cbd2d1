import type { OrderValues } from '#domain/orders/fields/order-field.ts'

/** A service that was added to an order which is not sent yet, by the number of its quote. */
export type AddedService = { readonly quote: string; readonly values: OrderValues }

/** Where the first values of a draft come from. */
export const draftOrigins = ['typed', 'order', 'template', 'draft'] as const
export type DraftOrigin = (typeof draftOrigins)[number]

/** Our choice. */
export const draftLimits = {
  /** Of one person. */
  drafts: 20,
  /** After the last change. */
  lifeDays: 30,
} as const

/** Our choice. */
export const templateLimits = {
  /** Of one company. */
  templates: 100,
  name: 60,
} as const
