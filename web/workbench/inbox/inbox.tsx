import { Link, useSearchParams } from 'react-router'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { useSession } from '#web/client/session-state.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './inbox.module.css'
import { Notification } from './notification.tsx'
import { useInbox } from './use-inbox.ts'

export default function InboxPage() {
  const { t } = useTranslation('inbox')
  const [searchParams] = useSearchParams()
  const unreadOnly = searchParams.get('unread') === 'yes'
  const inbox = useInbox(unreadOnly)
  const unread = useSession((state) => state.unread)
  return (
    <div className={styles.inbox}>
      <div className={styles.bar}>
        <TabLinks
          label={t('filter')}
          tabs={[
            { id: 'all', label: t('all') },
            { id: 'unread', label: t('unreadOnly') },
          ]}
          selected={unreadOnly ? 'unread' : 'all'}
          link={({ id }, attributes) => (
            <Link
              to={id === 'unread' ? `${workbenchPaths.inbox}?unread=yes` : workbenchPaths.inbox}
              replace
              preventScrollReset
              {...attributes}
            />
          )}
        />
        <Button isCompact disabled={unread === 0} onClick={() => void inbox.markAll()}>
          {t('markAll')}
        </Button>
      </div>
      <RefusalMessage refusal={inbox.refusal} />
      <List inbox={inbox} unreadOnly={unreadOnly} />
    </div>
  )
}

type ListProps = { readonly inbox: ReturnType<typeof useInbox>; readonly unreadOnly: boolean }

function List({ inbox: { pages: list, markOne }, unreadOnly }: ListProps) {
  const { t } = useTranslation('inbox')
  return (
    <QueryState query={list} skeleton={{ rows: 6, rowHeight: '88px' }}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty unreadOnly={unreadOnly} />
        ) : (
          <>
            <ul className={styles.list} aria-label={t('list')}>
              {rows.map((notification) => (
                <Notification
                  key={notification.id}
                  notification={notification}
                  onRead={() => void markOne(notification.id)}
                />
              ))}
            </ul>
            {list.hasMore && (
              <Button isPending={list.isLoadingMore} onClick={list.loadMore}>
                {t('more')}
              </Button>
            )}
          </>
        )
      }
    </QueryState>
  )
}

function Empty({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTranslation('inbox')
  if (!unreadOnly) return <EmptyState state="first-use" title={t('empty.title')} text={t('empty.text')} />
  const all = (
    <Link className={buttonClass({ isCompact: true })} to={workbenchPaths.inbox}>
      {t('noUnread.all')}
    </Link>
  )
  return <EmptyState state="no-match" title={t('noUnread.title')} text={t('noUnread.text')} action={all} />
}
