import { useTranslation } from '#web/language/use-translation.ts'
import styles from './storage-days.module.css'

const freeDays = 3
const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** How storage charges are made up: free days and charged days. */
export function StorageDays() {
  const { t } = useTranslation('home')
  return (
    <figure className={styles.figure}>
      <figcaption>{t('storage.title')}</figcaption>
      <div className={styles.ends}>
        <span>{t('storage.gateIn')}</span>
        <span>{t('storage.pickUp')}</span>
      </div>
      <ol className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <li key={day} data-free={day <= freeDays || undefined}>
            {day}
          </li>
        ))}
      </ol>
      <ul className={styles.spans}>
        <li>{t('storage.free')}</li>
        <li>{t('storage.charged')}</li>
      </ul>
      <p>{t('storage.note')}</p>
    </figure>
  )
}
