import { type MoveName, moveNames } from './moves.ts'

/** What the history of an order says: how it moved, and what was booked. */
export const orderEventKinds = ['place', 'book-payment', ...moveNames] as readonly [
  'place',
  'book-payment',
  ...MoveName[],
]

export const orderActors = ['customer', 'staff', 'system'] as const
export type OrderActor = (typeof orderActors)[number]
