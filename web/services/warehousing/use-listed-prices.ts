import { useSearchParams } from 'react-router'
import { queryLimits } from '#domain/quotes/limits.ts'
import type { PriceRange } from '#domain/quotes/offers/price-range.ts'
import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import type { Money } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type QuoteQueryInput, usePrices } from '#web/components/quotes/state/use-prices.ts'
import { sortKey } from '#web/services/shared/list-sort.ts'

/** The column of the list, and its order in the URL. */
export const priceColumn = 'price'

/** The exact price for those who may see rates, a range for all others. */
export type Listed = Money | PriceRange

export type ListedPrices = {
  readonly status: 'none' | 'loading' | 'failed' | 'ready'
  readonly isByPrice: boolean
  /** Whether the prices are for a volume without a weight. */
  readonly isWithoutWeight: boolean
  of(code: string): { readonly status: ListedPrices['status']; readonly price: Listed | undefined }
  retry(): void
}

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

const stateOf = (status: string): 'loading' | 'failed' | 'ready' =>
  status === 'ready' ? 'ready' : status === 'refused' || status === 'failed' ? 'failed' : 'loading'

const isWithoutWeight = (query: QuoteQueryInput | undefined): boolean =>
  query?.mode === 'warehouse' && Number(query.cargo.weightTons) === 0

/** One call prices the whole list. */
export function useListedPrices(codes: readonly string[]): ListedPrices {
  const [params] = useSearchParams()
  const query = listQuery(params, codes, shanghaiDay(new Date()))
  const prices = usePrices(query)
  const found = new Map<string, Listed>()
  if (prices.status === 'offers' && prices.offers.status === 'ready')
    for (const { item, quote } of prices.offers.data.offers) found.set(item.code, quote.total)
  if (prices.status === 'range' && prices.range.status === 'ready')
    for (const { code, total } of prices.range.data.items) found.set(code, total)
  const asked =
    prices.status === 'offers' ? prices.offers : prices.status === 'range' ? prices.range : undefined
  const status =
    prices.status === 'none'
      ? 'none'
      : prices.status === 'access-unknown'
        ? 'failed'
        : stateOf(asked?.status ?? '')
  return {
    status,
    isByPrice: params.get(sortKey) === priceColumn,
    isWithoutWeight: isWithoutWeight(query),
    of: (code) => ({ status, price: found.get(code) }),
    retry: () => (prices.status === 'access-unknown' ? prices.retry() : asked?.retry()),
  }
}

/** What a list is sorted by; a range by its start. Without a total for what was asked there is nothing to compare. */
export function comparedAmount({ price }: ReturnType<ListedPrices['of']>): number | undefined {
  if (!price) return undefined
  return Number('from' in price ? price.from.amount : price.amount)
}
