import { orderNamespaces } from '#web/components/orders/order-namespaces.ts'

/** The namespaces of a page with the list of orders. */
export const orderListNamespaces = [
  ...orderNamespaces,
  'orderDrafts',
  'orderExports',
  'orderMessages',
  'places',
  'workbenchOrders',
] as const
