import { useEffect, useState } from 'react'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import { call } from '#web/client/call.ts'

/** A public answer of the API for something the page can do without; undefined until it is there. */
export function usePublicAnswer<K extends CallKey>(key: K, input: CallInput<K>): CallData<K> | undefined {
  const [answer, setAnswer] = useState<CallData<K>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input of a page does not change.
  useEffect(() => {
    void call(key, input, { hidesOfflineToast: true }).then((result) => {
      if (result.ok) setAnswer(() => result.value)
    })
  }, [key])
  return answer
}
