import type { LoaderFunctionArgs } from 'react-router'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { requestOf } from '#web/page/page-request.ts'
import { sortKey } from '#web/services/shared/list-sort.ts'
import { viewKey } from '#web/services/shared/list-views.ts'
import { readCarriers, readPricedPorts, readServices } from './read.ts'

/** The form names the additional services. */
const namespaces = [...priceNamespaces, 'ocean', 'tariff-ocean'] as const

/** The `handle` of the ocean pages: a search, and the filter and view of the lines. */
export const oceanHandle = {
  namespaces,
  queryNames: [...queryKeysOf('ocean'), ...viewParameters, 'port', 'carrier', viewKey, sortKey],
}

/** The carriers and what has a price, which every search page needs from the server. */
export const loadChoices = async ({ context }: LoaderFunctionArgs) => {
  const { api } = requestOf(context)
  const [carriers, priced] = await Promise.all([readCarriers(api), readPricedPorts(api)])
  return { carriers, priced }
}

export const loadChoicesAndTexts = loadNamespacesAndData<Awaited<ReturnType<typeof loadChoices>>>(namespaces)

export const loadLines = async ({ context }: LoaderFunctionArgs) => {
  const { api } = requestOf(context)
  const [carriers, services] = await Promise.all([readCarriers(api), readServices(api)])
  return { carriers, services }
}

export const loadLinesAndTexts = loadNamespacesAndData<Awaited<ReturnType<typeof loadLines>>>(namespaces)
