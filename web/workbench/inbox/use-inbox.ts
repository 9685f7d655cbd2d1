import type { CallInput } from '#contract/client.ts'
import type { NotificationView } from '#contract/notifications.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallPages } from '#web/client/query/use-call-pages.ts'
import { changeSession } from '#web/client/session-state.ts'

type Marked = CallInput<'POST /api/notifications/markRead'>['body']

const cursor = ({ id }: NotificationView) => ({ before: id })

/** The user's notifications, page by page. One that was marked as read stays in its place until the list is read again. */
export function useInbox(unreadOnly: boolean) {
  const query = { unreadOnly: unreadOnly ? 'yes' : 'no' } as const
  const pages = useCallPages(
    'GET /api/notifications/notifications',
    { query },
    { cursor, refetchOnNotification: true },
  )
  const { send, refusal } = useCallMutation('POST /api/notifications/markRead')
  const mark = async (body: Marked, isMarked: (notification: NotificationView) => boolean) => {
    const result = await send({ body })
    if (!result.ok) return
    pages.changeRows((row) => (isMarked(row) ? { ...row, isRead: true } : row))
    changeSession({ unread: result.value.unread })
  }
  const newest = pages.status === 'ready' ? pages.data[0]?.id : undefined
  return {
    pages,
    refusal,
    markOne: (id: number) => mark({ ids: [id] }, (notification) => notification.id === id),
    markAll: async () => {
      if (newest !== undefined) await mark({ upTo: newest }, () => true)
    },
  }
}
