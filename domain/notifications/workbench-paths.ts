import { servicePaths } from '#domain/brands/service-paths.ts'

/** The pages of the workbench, in the order of its menu. Notifications and the gate link to them. */
export const workbenchPaths = {
  dashboard: '/workbench',
  orders: '/workbench/ShippingOrderList',
  order: '/workbench/ShippingOrderDetail',
  ticket: '/workbench/EbTicketDetail',
  quotes: '/workbench/quotes',
  addressBook: '/workbench/addressBook',
  certification: '/workbench/certification',
  company: '/workbench/company',
  inbox: '/workbench/inbox',
  settings: '/workbench/settings',
} as const

/** Spec §2: the workbench of the Shenzhen brand. */
export const szhmPaths = {
  overview: '/szhmworkbench',
  orders: '/szhmworkbench/ShippingOrderList',
  order: '/szhmworkbench/ShippingOrderDetail',
} as const

export const quoteUrl = (number: string): string =>
  `${workbenchPaths.quotes}?number=${encodeURIComponent(number)}`

/** The sections of the page of an order, in the order in which they stand. Their names are in URLs. */
export const orderSections = ['work', 'charges', 'details', 'documents', 'messages', 'history'] as const
export type OrderSection = (typeof orderSections)[number]

export const orderUrl = (number: string, section?: OrderSection): string =>
  `${workbenchPaths.order}?number=${encodeURIComponent(number)}${section ? `#${section}` : ''}`

/** Where the electronic booking ticket of an order is printed. */
export const ticketUrl = (order: string): string =>
  `${workbenchPaths.ticket}?number=${encodeURIComponent(order)}`

export const requestUrl = (number: string): string =>
  `${workbenchPaths.quotes}?request=${encodeURIComponent(number)}`

/** Ocean space is reserved; every other service is entrusted. */
const orderFormPath = (service: string): string =>
  service === 'ocean' ? servicePaths.reserve : servicePaths.entrust

/** Where a saved quote is ordered. */
export const reserveUrl = (quote: string, service: string): string =>
  `${orderFormPath(service)}?quote=${encodeURIComponent(quote)}`

/** Where an order that staff returned is corrected. */
export const correctionUrl = (order: string, service: string): string =>
  `${orderFormPath(service)}?order=${encodeURIComponent(order)}`

/** The amendment of an order, at the agreed price or at that of another quote. */
export const amendUrl = (order: string, service: string, quote?: string): string =>
  `${orderFormPath(service)}?${new URLSearchParams({ amend: order, ...(quote && { quote }) })}`
