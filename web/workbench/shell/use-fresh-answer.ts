import { useEffect, useRef } from 'react'
import type { Verdict } from '#domain/values/refusal.ts'
import { useSession } from '#web/client/session-state.ts'
import { type Asked, useAnswer } from './use-answer.ts'

/** Asked again whenever there is news for the reader. */
export function useFreshAnswer<T>(ask: () => Promise<Verdict<T>>): Asked<T> {
  const asked = useAnswer(ask)
  const unread = useSession((state) => state.unread)
  const known = useRef(unread)
  const { again } = asked
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    void again()
  }, [unread, again])
  return asked
}
