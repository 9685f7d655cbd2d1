import { useTranslation } from '#web/language/use-translation.ts'
import styles from './correspondence.module.css'

/** How many messages of the other side were not read; nothing for none. */
export function UnreadCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('orderMessages')
  if (count === 0) return null
  return (
    <span className={styles.unread} title={t('messages.unread', { count })}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('messages.unread', { count })}</span>
    </span>
  )
}
