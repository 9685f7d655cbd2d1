import { useEffect, useRef } from 'react'
import { useSession } from '#web/client/session-state.ts'

/** Calls `refresh` when a notification arrives, not when one is marked as read. */
export function useOnNotification(isActive: boolean, refresh: () => unknown): void {
  const unread = useSession((state) => state.unread)
  const known = useRef(unread)
  useEffect(() => {
    const hasArrived = unread > known.current
    known.current = unread
    if (hasArrived && isActive) void refresh()
  }, [unread, isActive, refresh])
}
