import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useQueryUser } from './query-client.tsx'

export type MutationOptions = {
  /** Calls whose answers this change makes out of date. */
  readonly invalidates?: readonly CallKey[]
}

export type Mutation<Input, Data> = {
  send(input: Input): Promise<Verdict<Data>>
  readonly isSending: boolean
  /** Why the last attempt failed, to be shown in place. */
  readonly refusal: Refusal | undefined
  reset(): void
}

/** A change that takes more than one call, such as an upload and then its use. */
export function useVerdictMutation<Input, Data>(
  run: (input: Input) => Promise<Verdict<Data>>,
  { invalidates = [] }: MutationOptions = {},
): Mutation<Input, Data> {
  const client = useQueryClient()
  const user = useQueryUser()
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationFn: run,
    onSuccess: (verdict) => {
      if (!verdict.ok) return
      for (const key of invalidates) void client.invalidateQueries({ queryKey: [user, key] })
    },
  })
  return {
    send: mutateAsync,
    isSending: isPending,
    refusal: data && !data.ok && !isPending ? data : undefined,
    reset,
  }
}

/** A call that changes something. */
export const useCallMutation = <K extends CallKey>(
  key: K,
  options?: MutationOptions,
): Mutation<CallInput<K>, CallData<K>> =>
  useVerdictMutation((input: CallInput<K>) => call(key, input, { isQuiet: true }), options)
