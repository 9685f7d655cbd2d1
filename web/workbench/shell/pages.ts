import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { isDocumentNumber } from '#domain/quotes/saved/document-number.ts'

const { quotes } = workbenchPaths

/** The entries of the rail, in its order; some are parts of one page, which the URL tells apart. */
export const workbenchUrls = {
  dashboard: workbenchPaths.dashboard,
  orders: workbenchPaths.orders,
  quotes,
  requests: `${quotes}?show=requests`,
  alerts: `${quotes}?show=alerts`,
  bulk: `${quotes}?show=bulk`,
  addressBook: workbenchPaths.addressBook,
  certification: workbenchPaths.certification,
  company: workbenchPaths.company,
  inbox: workbenchPaths.inbox,
  settings: workbenchPaths.settings,
} as const

export type PageName = keyof typeof workbenchUrls
export const pageNames = Object.keys(workbenchUrls) as PageName[]

const parts: Readonly<Record<string, PageName>> = {
  requests: 'requests',
  'new-request': 'requests',
  // Older links and bookmarks say `ask`.
  ask: 'requests',
  alerts: 'alerts',
  bulk: 'bulk',
}

type Place = { readonly pathname: string; readonly search: string }

const plainPath = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '')
const orderPath = plainPath(workbenchPaths.order)
const ticketPath = plainPath(workbenchPaths.ticket)

/** The entry of a URL. A saved quote is one of the quotes, whatever else the URL says. */
export function pageOfUrl({ pathname, search }: Place): PageName {
  const plain = plainPath(pathname)
  if (plain === orderPath || plain === ticketPath) return 'orders'
  const page = pageNames.find((name) => workbenchUrls[name].toLowerCase() === plain) ?? 'dashboard'
  const params = new URLSearchParams(search)
  if (page !== 'quotes' || params.has('number')) return page
  if (params.has('request')) return 'requests'
  const show = params.get('show') ?? ''
  return Object.hasOwn(parts, show) ? (parts[show] ?? page) : page
}

const numbers = {
  orders: ['number', 'order'],
  quotes: ['number', 'quote'],
  requests: ['request', 'request'],
} as const

/** The order, its ticket, the quote or the request of a URL; undefined for a list, and for a text that is no number. */
export function documentOfUrl(place: Place) {
  const page = pageOfUrl(place)
  if (page !== 'orders' && page !== 'quotes' && page !== 'requests') return undefined
  const [name, kind] = numbers[page]
  const number = new URLSearchParams(place.search).get(name) ?? ''
  if (!isDocumentNumber(kind, number)) return undefined
  return { page: plainPath(place.pathname) === ticketPath ? ('tickets' as const) : page, number }
}
