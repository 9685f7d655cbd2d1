import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'

/** The namespaces of a page that shows an order. */
export const orderNamespaces = [
  ...explanationNamespaces,
  'orders',
  'orderChanges',
  'laterCharges',
  'orderAmendment',
  'orderFields',
  'orderView',
  'prices',
] as const

/** The same with the work on it: details, milestones, documents, messages. */
export const orderWorkNamespaces = [
  ...orderNamespaces,
  'orderRunning',
  'orderMessages',
  'orderMoney',
  'tracking',
] as const
