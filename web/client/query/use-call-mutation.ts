import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import type { Refusal, Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { dismissDone } from '#web/ui/toast-store.ts'
import { useQueryUser } from './query-client.tsx'

export type MutationOptions<Data> = {
  /** Calls whose answers this change makes out of date. */
  readonly invalidates?: readonly CallKey[]
  onDone?(data: Data): void
  onRefused?(refusal: Refusal): void
}

export type Mutation<Input, Data> = {
  send(input: Input): Promise<Result<Data>>
  readonly isSending: boolean
  /** Why the last attempt failed, to be shown in place. */
  readonly refusal: Refusal | undefined
  reset(): void
}

/**
 * Loads again what is on the screen of these calls, and drops what is not. A first answer that is still awaited may be from
 * before the change: the library would keep it, unless its request is given up.
 */
export function useInvalidate(): (...keys: readonly CallKey[]) => void {
  const client = useQueryClient()
  const user = useQueryUser()
  return (...keys) => {
    for (const key of keys) {
      const queryKey = [user, key]
      void client.cancelQueries({ queryKey, type: 'active' }, { silent: true })
      void client.invalidateQueries({ queryKey })
    }
  }
}

/** A change that takes more than one call, such as an upload and then its use. */
export function useResultMutation<Input, Data>(
  run: (input: Input) => Promise<Result<Data>>,
  { invalidates = [], onDone, onRefused }: MutationOptions<Data> = {},
): Mutation<Input, Data> {
  const invalidate = useInvalidate()
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationFn: run,
    onSuccess: (result) => {
      if (!result.ok) {
        dismissDone()
        return onRefused?.(result)
      }
      invalidate(...invalidates)
      onDone?.(result.value)
    },
  })
  return {
    send: mutateAsync,
    isSending: isPending,
    refusal: data && !data.ok && !isPending ? data : undefined,
    reset,
  }
}

type Sent<Data> = { readonly text: string; readonly answer: Promise<Result<Data>> }

/** A call that changes something. Two clicks can come before a render, so the same input is not sent twice in a row. */
export function useCallMutation<K extends CallKey>(
  key: K,
  options?: MutationOptions<CallData<K>>,
): Mutation<CallInput<K>, CallData<K>> {
  const { send, ...mutation } = useResultMutation(
    (input: CallInput<K>) => call(key, input, { hidesOfflineToast: true }),
    options,
  )
  const last = useRef<Sent<CallData<K>>>(undefined)
  const sendOnce = useCallback(
    (input: CallInput<K>) => {
      const text = JSON.stringify(input)
      if (last.current?.text === text) return last.current.answer
      const answer = send(input).finally(() => {
        if (last.current?.answer === answer) last.current = undefined
      })
      last.current = { text, answer }
      return answer
    },
    [send],
  )
  return { ...mutation, send: sendOnce }
}
