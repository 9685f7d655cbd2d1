import type { LoaderFunctionArgs } from 'react-router'
import { queryKeysOf } from '#domain/quotes/query-codec.ts'
import { priceNamespaces } from '#web/components/quotes/price-namespaces.ts'
import { viewParameters } from '#web/components/quotes/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { requestOf } from '#web/page/page-request.ts'
import { readCarriers, readServices } from './read.ts'

/** The form names the additional services. */
const namespaces = [...priceNamespaces, 'ocean', 'tariff-ocean'] as const

/** The `handle` of the ocean pages: a search, and the filter of the lines. */
export const oceanHandle = {
  namespaces,
  queryNames: [...queryKeysOf('ocean'), ...viewParameters, 'port', 'carrier'],
}

/** The carriers, which every search page needs from the server. */
export const loadCarriers = async ({ context }: LoaderFunctionArgs) => ({
  carriers: await readCarriers(requestOf(context).api),
})

export const loadCarriersAndTexts =
  loadNamespacesAndData<Awaited<ReturnType<typeof loadCarriers>>>(namespaces)

export const loadLines = async ({ context }: LoaderFunctionArgs) => {
  const { api } = requestOf(context)
  const [carriers, services] = await Promise.all([readCarriers(api), readServices(api)])
  return { carriers, services }
}

export const loadLinesAndTexts = loadNamespacesAndData<Awaited<ReturnType<typeof loadLines>>>(namespaces)
