import { useTranslation } from '#web/language/use-translation.ts'
import styles from './notices.module.css'
import { dismissNotice, useNotices } from './notices-store.ts'

const marks = { info: 'i', warning: '!', error: '×' } as const

export function Notices() {
  const { t } = useTranslation('common')
  const notices = useNotices()
  return (
    <section className={styles.notices} aria-live="polite" aria-label={t('notices')}>
      {notices.map(({ id, kind, text }) => (
        <div key={id} className={styles.notice} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
          <span className={styles.mark} aria-hidden="true">
            {marks[kind]}
          </span>
          <p>{text}</p>
          <button type="button" onClick={() => dismissNotice(id)}>
            {t('close')}
          </button>
        </div>
      ))}
    </section>
  )
}
