import { createElement, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryLimits } from '#domain/quotes/limits.ts'
import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useFormUse } from '#web/components/quotes/state/use-form-use.ts'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { LatePart, useLatePart } from '#web/language/late-part.ts'
import { sortKey } from '#web/services/shared/list-sort.ts'
import type { Listed, PriceReport } from './price-report.ts'

/** The column of the list, and its order in the URL. */
export const priceColumn = 'price'

export type ListedPrices = {
  readonly status: 'none' | 'loading' | 'failed' | 'ready'
  readonly isByPrice: boolean
  /** Whether the prices are for a volume without a weight. */
  readonly isWithoutWeight: boolean
  of(code: string): { readonly status: ListedPrices['status']; readonly price: Listed | undefined }
  retry(): void
  /** Requests the prices; is part of the page, and shows nothing. */
  readonly request: ReactNode
}

const latePriceRequest = new LatePart([], async () => (await import('./price-request.tsx')).PriceRequest)

const { cargo, storageDays } = warehouseFields

/** What the URL asks for, with the usual handling; undefined where volume or days are missing. */
export function listQuery(
  params: URLSearchParams,
  codes: readonly string[],
  day: string,
): QuoteQueryInput | undefined {
  const volumeCbm = cargo.volumeCbm.read(params.getAll(cargo.volumeCbm.key))
  const weightTons = cargo.weightTons.read(params.getAll(cargo.weightTons.key)) ?? '0'
  const days = params.has(storageDays.key) ? storageDays.read(params.getAll(storageDays.key)) : undefined
  if (volumeCbm === undefined || !days || codes.length === 0) return undefined
  return {
    mode: 'warehouse',
    warehouses: codes.slice(0, queryLimits.warehouses.max),
    day,
    cargo: { volumeCbm, weightTons },
    storageDays: days,
    receiving: true,
    handlingIn: true,
    handlingOut: true,
  }
}

const isWithoutWeight = (query: QuoteQueryInput | undefined): boolean =>
  query?.mode === 'warehouse' && Number(query.cargo.weightTons) === 0

type Found = Pick<ListedPrices, 'status' | 'retry'> & { readonly prices: ReadonlyMap<string, Listed> }

/** What was reported last counts for its own query only. */
function useFound(query: QuoteQueryInput | undefined): Found & { readonly request: ReactNode } {
  const late = useLatePart(latePriceRequest, query !== undefined)
  useFormUse(latePriceRequest.preload)
  const [report, setReport] = useState<PriceReport>()
  const none = { prices: new Map<string, Listed>(), request: null, retry: latePriceRequest.retry }
  if (!query) return { ...none, status: 'none' }
  if (late.status !== 'ready') return { ...none, status: late.status === 'failed' ? 'failed' : 'loading' }
  const asked = JSON.stringify(query)
  const request = createElement(late.part, { query, onReport: setReport })
  return report?.asked === asked ? { ...report, request } : { ...none, status: 'loading', request }
}

/** One call prices the whole list. */
export function useListedPrices(codes: readonly string[]): ListedPrices {
  const [params] = useSearchParams()
  const query = listQuery(params, codes, shanghaiDay(new Date()))
  const { status, prices, request, retry } = useFound(query)
  return {
    status,
    isByPrice: params.get(sortKey) === priceColumn,
    isWithoutWeight: isWithoutWeight(query),
    of: (code) => ({ status, price: prices.get(code) }),
    retry,
    request,
  }
}

/** What a list is sorted by; a range by its start. Without a total for what was asked there is nothing to compare. */
export function comparedAmount({ price }: ReturnType<ListedPrices['of']>): number | undefined {
  if (!price) return undefined
  return Number('from' in price ? price.from.amount : price.amount)
}
