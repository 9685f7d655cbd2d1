import { type Query, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { call } from '#web/client/call.ts'
import { RefusedCall, useQueryUser } from './query-client.tsx'
import { type LibraryResult, type QueryState, queryState } from './query-state.ts'
import { useOnNotification } from './use-on-notification.ts'

export type CallQuery<Data> = QueryState<Data> & { retry(): void }

export type CallQueryOptions = {
  /** Shows the former data while the answer to a changed input loads. */
  readonly keepsPrevious?: boolean
  /** Loads again when the number of unread notifications changes. */
  readonly isLive?: boolean
  /** How long an answer is used without a new request; for lists that hardly ever change. */
  readonly freshMs?: number
}

/**
 * Errors are drawn in place, so the client is quiet. A request is never aborted: its reply may carry the next token
 * of the session. A late answer is cached under its own key and cannot replace a newer one.
 */
export async function read<K extends CallKey>(key: K, input: CallInput<K>): Promise<CallData<K>> {
  const verdict = await call(key, input, { isQuiet: true })
  if (!verdict.ok) throw new RefusedCall(verdict)
  return verdict.value
}

/** An answer of the API for the user who is logged in. Without an input nothing is requested. */
export function useCallQuery<K extends CallKey>(
  key: K,
  input: CallInput<K> | undefined,
  { keepsPrevious = false, isLive = false, freshMs = 0 }: CallQueryOptions = {},
): CallQuery<CallData<K>> & { put(data: CallData<K>): void } {
  const client = useQueryClient()
  const user = useQueryUser()
  const queryKey = [user, key, input]
  const query = useQuery<unknown>({
    queryKey,
    queryFn: input === undefined ? skipToken : () => read(key, input),
    staleTime: freshMs,
    placeholderData: (previous: unknown, former: Query | undefined) =>
      keepsPrevious && former?.queryKey[0] === user ? previous : undefined,
  })
  const { refetch } = query
  useOnNotification(isLive && input !== undefined, refetch)
  return {
    ...queryState(query as LibraryResult<CallData<K>>, input === undefined),
    retry: () => void refetch(),
    put: (data) => client.setQueryData<unknown>(queryKey, data),
  }
}
