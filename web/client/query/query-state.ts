import type { Refusal } from '#domain/values/refusal.ts'
import type { RefusedCall } from './query-client.tsx'

/** What a page knows of an answer of the API. */
export type QueryState<Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isOffline: boolean }
  | {
      readonly status: 'ready'
      readonly data: Data
      readonly isRefreshing: boolean
      readonly isOffline: boolean
      /** Why the last refresh failed; the data are those from before. */
      readonly problem: Refusal | undefined
    }
  | { readonly status: 'refused'; readonly refusal: Refusal }

/** What `useQuery` and `useInfiniteQuery` have in common. */
export type LibraryResult<Data> = {
  readonly data: Data | undefined
  readonly error: RefusedCall | null
  readonly isFetching: boolean
  readonly isPaused: boolean
}

export function queryState<Data>(result: LibraryResult<Data>, isIdle: boolean): QueryState<Data> {
  const { data, error, isFetching: isRefreshing, isPaused: isOffline } = result
  if (data !== undefined) return { status: 'ready', data, isRefreshing, isOffline, problem: error?.refusal }
  if (isIdle) return { status: 'idle' }
  if (error && !isRefreshing && !isOffline) return { status: 'refused', refusal: error.refusal }
  return { status: 'loading', isOffline }
}
