import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeView } from '#contract/notifications.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { changeSession, useSession } from '#web/client/session-state.ts'

type Shown = { readonly rows: readonly NoticeView[]; readonly hasMore: boolean }

const asRead = (rows: readonly NoticeView[], isNow: (notice: NoticeView) => boolean) =>
  rows.map((row) => (isNow(row) ? { ...row, isRead: true } : row))

/** What was read stays where it is until the list is asked for again; nothing moves away under the hand. */
export function useInbox(unreadOnly: boolean) {
  const [shown, setShown] = useState<Shown>()
  const [refusal, setRefusal] = useState<Refusal>()
  const unread = useSession((state) => state.unread)
  const told = useRef(unread)
  const load = useCallback(
    async (before?: number) => {
      const query = { unreadOnly: unreadOnly ? 'yes' : 'no', before } as const
      const verdict = await call('GET /api/notifications/notices', { query })
      setRefusal(verdict.ok ? undefined : verdict)
      if (!verdict.ok) return
      const { rows, hasMore } = verdict.value
      told.current = verdict.value.unread
      changeSession({ unread: verdict.value.unread })
      setShown((now) => ({ rows: before && now ? [...now.rows, ...rows] : rows, hasMore }))
    },
    [unreadOnly],
  )
  useEffect(() => {
    setShown(undefined)
    void load()
  }, [load])
  // More than was told last: something new has come.
  useEffect(() => {
    const isMore = unread > told.current
    told.current = unread
    if (isMore) void load()
  }, [unread, load])
  const mark = async (
    body: { readonly ids: number[] } | { readonly upTo: number },
    isNow: (notice: NoticeView) => boolean,
  ) => {
    const verdict = await call('POST /api/notifications/markRead', { body })
    setRefusal(verdict.ok ? undefined : verdict)
    if (!verdict.ok) return
    told.current = verdict.value.unread
    changeSession({ unread: verdict.value.unread })
    setShown((now) => now && { ...now, rows: asRead(now.rows, isNow) })
  }
  const newest = shown?.rows[0]?.id
  return {
    shown,
    refusal,
    load,
    more: () => load(shown?.rows.at(-1)?.id),
    markOne: (id: number) => mark({ ids: [id] }, (notice) => notice.id === id),
    markAll: async () => {
      if (newest !== undefined) await mark({ upTo: newest }, () => true)
    },
  }
}
