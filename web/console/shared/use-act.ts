import { useState } from 'react'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** One thing that is sent: whether it is on its way, and why it was said no to. */
export function useAct() {
  const { t } = useTranslation('console')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const act = async <T>(work: () => Promise<Verdict<T>>, onDone: (value: T) => void) => {
    setSending(true)
    setRefusal(undefined)
    const verdict = await work()
    setSending(false)
    if (verdict.ok) onDone(verdict.value)
    else setRefusal(verdict)
  }
  const trouble = refusal && t(`refusals:${refusal.refusal}`, refusal.params)
  return { isSending, refusal, trouble, act }
}
