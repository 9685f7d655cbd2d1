import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { useQueryUser } from './query-client.tsx'
import { type LibraryResult, queryState } from './query-state.ts'
import { type CallQuery, type CallQueryOptions, read } from './use-call-query.ts'

type Freshness = Pick<CallQueryOptions, 'freshForMs'>

/** The same call with several inputs, in their order. */
export function useCallQueries<K extends CallKey>(
  key: K,
  inputs: readonly CallInput<K>[],
  { freshForMs = 0 }: Freshness = {},
): readonly CallQuery<CallData<K>>[] {
  const user = useQueryUser()
  const results = useQueries({
    queries: inputs.map((input) => ({
      queryKey: [user, key, input],
      queryFn: (): Promise<unknown> => read(key, input),
      staleTime: freshForMs,
    })),
  })
  return results.map((result) => ({
    ...queryState(result as LibraryResult<CallData<K>>, false),
    retry: () => void result.refetch(),
  }))
}

/** Several answers as one: ready when all are, and refused when one is. */
export function joinQueries<Data>(queries: readonly CallQuery<Data>[]): CallQuery<readonly Data[]> {
  const refused = queries.filter((query) => query.status === 'refused')
  const retry = () => {
    for (const query of refused.length > 0 ? refused : queries) query.retry()
  }
  const ready = queries.filter((query) => query.status === 'ready')
  const isOffline = queries.some((query) => 'isOffline' in query && query.isOffline)
  if (refused[0]) return { ...refused[0], retry }
  if (ready.length < queries.length) return { status: 'loading', isOffline, retry }
  return {
    status: 'ready',
    data: ready.map(({ data }) => data),
    isRefreshing: ready.some(({ isRefreshing }) => isRefreshing),
    isOffline,
    problem: ready.find(({ problem }) => problem)?.problem,
    retry,
  }
}

/** Requests an answer that the user will probably need next; a failure shows when it is needed. */
export function usePrefetchCall<K extends CallKey>(key: K, { freshForMs = 0 }: Freshness = {}) {
  const client = useQueryClient()
  const user = useQueryUser()
  return (input: CallInput<K>): void =>
    void client.prefetchQuery({
      queryKey: [user, key, input],
      queryFn: (): Promise<unknown> => read(key, input),
      staleTime: freshForMs,
      retry: false,
    })
}
