import { useState } from 'react'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'

/** One deed at a time: whether it is under way, and why it was refused. */
export function useAct() {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)
  const act = async <T>(deed: () => Promise<Verdict<T>>, onDone: (value: T) => void): Promise<void> => {
    setSending(true)
    setRefusal(undefined)
    const verdict = await deed()
    setSending(false)
    if (verdict.ok) onDone(verdict.value)
    else setRefusal(verdict)
  }
  return { refusal, isSending, act }
}
