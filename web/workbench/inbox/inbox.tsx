import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pages } from '#web/workbench/shell/pages.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import styles from './inbox.module.css'
import { Notification } from './notification.tsx'
import { useInbox } from './use-inbox.ts'

export default function InboxPage() {
  const { t } = useTranslation('inbox')
  const [query] = useSearchParams()
  const unreadOnly = query.get('unread') === 'yes'
  const inbox = useInbox(unreadOnly)
  const unread = useSession((state) => state.unread)
  return (
    <div className={styles.inbox}>
      <div className={styles.bar}>
        <nav className={styles.filter} aria-label={t('filter')}>
          <Filter to={pages.inbox} isHere={!unreadOnly} word={t('all')} />
          <Filter to={`${pages.inbox}?unread=yes`} isHere={unreadOnly} word={t('unreadOnly')} />
        </nav>
        <button
          className={button.small}
          type="button"
          disabled={unread === 0}
          onClick={() => void inbox.markAll()}
        >
          {t('markAll')}
        </button>
      </div>
      <Refused refusal={inbox.shown && inbox.refusal} />
      <List inbox={inbox} unreadOnly={unreadOnly} />
    </div>
  )
}

function Filter({ to, isHere, word }: { to: string; isHere: boolean; word: string }) {
  return (
    <Link to={to} replace preventScrollReset aria-current={isHere ? 'page' : undefined}>
      {word}
    </Link>
  )
}

type ListProps = { readonly inbox: ReturnType<typeof useInbox>; readonly unreadOnly: boolean }

function List({ inbox, unreadOnly }: ListProps) {
  const { t } = useTranslation('inbox')
  const { shown, refusal, load, more, markOne } = inbox
  if (!shown && refusal)
    return (
      <EmptyState
        state="error"
        title={t(`refusals:${refusal.refusal}`, refusal.params)}
        action={
          <button className={button.small} type="button" onClick={() => void load()}>
            {t('common:retry')}
          </button>
        }
      />
    )
  if (!shown) return <EmptyState state="loading" title={t('common:loading')} />
  if (shown.rows.length === 0) return <Empty unreadOnly={unreadOnly} />
  return (
    <>
      <ul className={styles.list} aria-label={t('list')}>
        {shown.rows.map((notification) => (
          <Notification
            key={notification.id}
            notification={notification}
            onRead={() => void markOne(notification.id)}
          />
        ))}
      </ul>
      {shown.hasMore && (
        <button className={button.button} type="button" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}

function Empty({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTranslation('inbox')
  if (!unreadOnly) return <EmptyState state="first-use" title={t('empty.title')} text={t('empty.text')} />
  const all = (
    <Link className={button.small} to={pages.inbox}>
      {t('noUnread.all')}
    </Link>
  )
  return <EmptyState state="no-match" title={t('noUnread.title')} text={t('noUnread.text')} action={all} />
}
