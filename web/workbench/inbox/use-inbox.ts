import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { NotificationView } from '#contract/notifications.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { changeSession, useSession } from '#web/client/session-state.ts'

type Shown = { readonly rows: readonly NotificationView[]; readonly hasMore: boolean }
type Marked = CallInput<'POST /api/notifications/markRead'>['body']

/** Calls when more is unread than was last told: something new has come. */
function useNews(onNews: () => void) {
  const unread = useSession((state) => state.unread)
  const told = useRef(unread)
  useEffect(() => {
    const isMore = unread > told.current
    told.current = unread
    if (isMore) onNews()
  }, [unread, onNews])
  return (count: number) => {
    told.current = count
    changeSession({ unread: count })
  }
}

/** The list as it was asked for, page by page. */
function useToasts(unreadOnly: boolean) {
  const [shown, setShown] = useState<Shown>()
  const [refusal, setRefusal] = useState<Refusal>()
  const load = useCallback(
    async (before?: number) => {
      const query = { unreadOnly: unreadOnly ? 'yes' : 'no', before } as const
      const verdict = await call('GET /api/notifications/notifications', { query })
      setRefusal(verdict.ok ? undefined : verdict)
      if (!verdict.ok) return
      const { rows, hasMore } = verdict.value
      setShown((now) => ({ rows: before && now ? [...now.rows, ...rows] : rows, hasMore }))
    },
    [unreadOnly],
  )
  useEffect(() => {
    setShown(undefined)
    void load()
  }, [load])
  return { shown, setShown, refusal, setRefusal, load }
}

/** What was read stays where it is until the list is asked for again; nothing moves away under the hand. */
export function useInbox(unreadOnly: boolean) {
  const { shown, setShown, refusal, setRefusal, load } = useToasts(unreadOnly)
  const tell = useNews(load)
  const mark = async (body: Marked, isNow: (notification: NotificationView) => boolean) => {
    const verdict = await call('POST /api/notifications/markRead', { body })
    setRefusal(verdict.ok ? undefined : verdict)
    if (!verdict.ok) return
    tell(verdict.value.unread)
    const asRead = (row: NotificationView) => (isNow(row) ? { ...row, isRead: true } : row)
    setShown((now) => now && { ...now, rows: now.rows.map(asRead) })
  }
  const newest = shown?.rows[0]?.id
  return {
    shown,
    refusal,
    load,
    more: () => load(shown?.rows.at(-1)?.id),
    markOne: (id: number) => mark({ ids: [id] }, (notification) => notification.id === id),
    markAll: async () => {
      if (newest !== undefined) await mark({ upTo: newest }, () => true)
    },
  }
}
