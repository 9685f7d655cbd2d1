import { type InfiniteData, skipToken, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { type RefusedCall, useQueryUser } from './query-client.tsx'
import { type QueryState, queryState } from './query-state.ts'
import { type CallQueryOptions, read } from './use-call-query.ts'
import { useOnNotification } from './use-on-notification.ts'

type Page = { readonly rows: readonly unknown[]; readonly hasMore: boolean }
/** The calls that answer with a page. */
export type PagedKey = { [K in CallKey]: CallData<K> extends Page ? K : never }[CallKey]
export type PageRow<K extends PagedKey> = CallData<K>['rows'][number]
type PageQuery<K extends PagedKey> = CallInput<K> extends { readonly query: infer Q } ? Q : never

export type PagesOptions<K extends PagedKey> = CallQueryOptions & {
  /** Where the next page begins, by the last row: `({ number }) => ({ after: number })`. */
  cursor(last: PageRow<K>): Partial<PageQuery<K>>
}

export type CallPages<K extends PagedKey> = QueryState<readonly PageRow<K>[]> & {
  /** The first page as it came, with whatever it holds besides the rows. */
  readonly firstPage: CallData<K> | undefined
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  loadMore(): void
  retry(): void
  /** Replaces rows that are already there, after a change the server has confirmed. */
  changeRows(change: (row: PageRow<K>) => PageRow<K>): void
}

/** Untyped inside: the compiler does not see that all these calls answer with rows. */
type Pages = InfiniteData<Page, unknown>

const withCursor = <K extends PagedKey>(input: CallInput<K>, cursor: Partial<PageQuery<K>>): CallInput<K> => {
  const { query } = input as { readonly query?: object }
  return { ...input, query: { ...query, ...cursor } }
}

const withRows = (pages: Pages, change: (row: unknown) => unknown): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, rows: page.rows.map(change) })),
})

/** A list that the API gives page by page. Other criteria begin it again. */
export function useCallPages<K extends PagedKey>(
  key: K,
  input: CallInput<K> | undefined,
  { cursor, keepsPrevious = false, refetchOnNotification = false, freshForMs = 0 }: PagesOptions<K>,
): CallPages<K> {
  const client = useQueryClient()
  const user = useQueryUser()
  const queryKey = [user, key, input] as const
  const readPage = (from: CallInput<K>, last: unknown) =>
    read(key, last === undefined ? from : withCursor(from, cursor(last as PageRow<K>)))
  const query = useInfiniteQuery<Page, RefusedCall, Pages, readonly unknown[], unknown>({
    queryKey,
    queryFn: input === undefined ? skipToken : ({ pageParam }) => readPage(input, pageParam),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last.hasMore ? last.rows.at(-1) : undefined),
    staleTime: freshForMs,
    placeholderData: (previous, former) =>
      keepsPrevious && former?.queryKey[0] === user ? previous : undefined,
  })
  const { data: pages, refetch } = query
  useOnNotification(refetchOnNotification && input !== undefined, refetch)
  const rows = useMemo(() => pages?.pages.flatMap((page) => page.rows as readonly PageRow<K>[]), [pages])
  return {
    ...queryState({ ...query, data: rows }, input === undefined),
    firstPage: pages?.pages[0] as CallData<K> | undefined,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : refetch()),
    changeRows: (change) =>
      client.setQueryData<Pages>(
        queryKey,
        (now) => now && withRows(now, change as (row: unknown) => unknown),
      ),
  }
}
