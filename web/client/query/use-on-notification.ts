import { useEffect, useRef } from 'react'
import { useSession } from '#web/client/session-state.ts'

/** Calls `refresh` when the number of unread notifications changes. */
export function useOnNotification(isActive: boolean, refresh: () => unknown): void {
  const unread = useSession((state) => state.unread)
  const known = useRef(unread)
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    if (isActive) void refresh()
  }, [unread, isActive, refresh])
}
