import { type MoveName, moveNames } from './moves.ts'

/** What is recorded on an order without moving it. */
const recorded = [
  'place',
  'book-payment',
  'fill-in',
  'record-milestone',
  'add-document',
  'withdraw-document',
  'share',
  'end-share',
  'hand-over',
  'bill-charge',
  'object-charge',
  'uphold-charge',
  'withdraw-charge',
  'send-receipt',
  'refuse-receipt',
] as const

/** What the history of an order says: how it moved, what was booked and what was recorded. */
export const orderEventKinds = [...recorded, ...moveNames] as readonly [...typeof recorded, ...MoveName[]]

export const orderActors = ['customer', 'staff', 'system'] as const
export type OrderActor = (typeof orderActors)[number]
