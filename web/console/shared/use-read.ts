import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData, CallInput, CallKey } from '#contract/client.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'

/** One answer of the API, asked for again when the question changes; nothing yet means it is being asked. */
export function useRead<K extends CallKey>(key: K, input: CallInput<K>) {
  const question = JSON.stringify(input)
  const [answer, setAnswer] = useState<{ of: string; verdict: Verdict<CallData<K>> }>()
  const asked = useRef(0)
  const load = useCallback(async () => {
    asked.current += 1
    const mine = asked.current
    const verdict = await call(key, JSON.parse(question) as CallInput<K>)
    // A slow answer to an older question says nothing about this one.
    if (mine === asked.current) setAnswer({ of: question, verdict })
  }, [key, question])
  useEffect(() => void load(), [load])
  const put = (value: CallData<K>) => setAnswer({ of: question, verdict: { ok: true, value } })
  const retry = () => {
    setAnswer(undefined)
    void load()
  }
  return { verdict: answer?.of === question ? answer.verdict : undefined, load, put, retry }
}
