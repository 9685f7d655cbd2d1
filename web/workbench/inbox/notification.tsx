import { Link } from 'react-router'
import type { NotificationView } from '#contract/notifications.ts'
import { notificationParams } from '#domain/notifications/notification-params.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import styles from './inbox.module.css'

/** Only paths of this site are linked, whatever was stored. */
const isPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

/** Opening the link of a notification marks it as read. */
export function Notification({ notification, onRead }: { notification: NotificationView; onRead(): void }) {
  const { t } = useTranslation('inbox')
  const { kind, path, createdAt, isRead } = notification
  const params = notificationParams(kind, notification.params, useLanguage())
  return (
    <li className={styles.notification} data-unread={!isRead || undefined}>
      <div>
        <h2>
          {!isRead && (
            <span className={styles.dot}>
              <span className="visually-hidden">{t('unread')}</span>
            </span>
          )}
          {t(`notifications:${kind}.title`, params)}
        </h2>
        <p>{t(`notifications:${kind}.text`, params)}</p>
        <p className={styles.time}>
          <FormattedTime format="dateTime" at={createdAt} />
        </p>
      </div>
      <div className={styles.actions}>
        {isPath(path) && (
          <Link className={buttonClass({ isCompact: true })} to={path} onClick={() => !isRead && onRead()}>
            {t('open')}
            <span className="visually-hidden"> {t(`notifications:${kind}.title`, params)}</span>
          </Link>
        )}
        {!isRead && (
          <Button isCompact onClick={onRead}>
            {t('markOne')}
          </Button>
        )}
      </div>
    </li>
  )
}
