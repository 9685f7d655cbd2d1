import { type Query, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import type { Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { RefusedCall, useQueryUser } from './query-client.tsx'
import { type LibraryResult, type QueryState, queryState } from './query-state.ts'
import { useOnNotification } from './use-on-notification.ts'

export type CallQuery<Data> = QueryState<Data> & { retry(): void }

type ChangeableQuery<Data> = CallQuery<Data> & {
  /** Replaces the data by what the server has answered to a change. */
  setData(data: Data): void
}

export type CallQueryOptions = {
  /** Shows the former data while the answer to a changed input loads. */
  readonly keepsPrevious?: boolean
  /** Loads again when a notification arrives. */
  readonly refetchOnNotification?: boolean
  /** An answer that is younger is not requested again. */
  readonly freshForMs?: number
}

/**
 * Errors are shown in place, so the client shows no toast. A request is never aborted: its reply may carry the next
 * token of the session. A late answer is cached under its own key and cannot replace a newer one.
 */
function valueOrThrow<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new RefusedCall(result)
  return result.value
}

export const read = async <K extends CallKey>(key: K, input: CallInput<K>): Promise<CallData<K>> =>
  valueOrThrow(await call(key, input, { hidesOfflineToast: true }))

/** Something read by the API in more than one call, or changed after it was read. `input` is what it depends on. */
export function useResultQuery<Data>(
  key: CallKey,
  input: unknown,
  run: () => Promise<Result<Data>>,
  { keepsPrevious = false, refetchOnNotification = false, freshForMs = 0 }: CallQueryOptions = {},
): ChangeableQuery<Data> {
  const client = useQueryClient()
  const user = useQueryUser()
  const queryKey = [user, key, input]
  const isIdle = input === undefined
  const query = useQuery<unknown>({
    queryKey,
    queryFn: isIdle ? skipToken : async () => valueOrThrow(await run()),
    staleTime: freshForMs,
    placeholderData: (previous: unknown, previousQuery: Query | undefined) =>
      keepsPrevious && previousQuery?.queryKey[0] === user ? previous : undefined,
  })
  const { refetch } = query
  useOnNotification(refetchOnNotification && !isIdle, refetch)
  return {
    ...queryState(query as LibraryResult<Data>, isIdle),
    // Without an input there is nothing to request again either.
    retry: () => void (isIdle || refetch()),
    setData: (data) => client.setQueryData<unknown>(queryKey, data),
  }
}

/** An answer of the API for the user who is logged in. Without an input nothing is requested. */
export const useCallQuery = <K extends CallKey>(
  key: K,
  input: CallInput<K> | undefined,
  options?: CallQueryOptions,
): ChangeableQuery<CallData<K>> =>
  useResultQuery(key, input, () => call(key, input as CallInput<K>, { hidesOfflineToast: true }), options)
