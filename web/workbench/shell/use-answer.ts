import { useCallback, useEffect, useState } from 'react'
import type { Verdict } from '#domain/values/refusal.ts'

export type Asked<T> = {
  /** Nothing while it is first asked; asked again, the former answer stays until the new one is there. */
  readonly answer: Verdict<T> | undefined
  again(): Promise<void>
}

/** What the server says to a question that is always the same. */
export function useAnswer<T>(ask: () => Promise<Verdict<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Verdict<T>>()
  const again = useCallback(async () => setAnswer(await ask()), [ask])
  useEffect(() => void again(), [again])
  return { answer, again }
}
