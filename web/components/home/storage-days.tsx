import type { CSSProperties } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './storage-days.module.css'

const chargedDays = 7

/** How storage charges are made up: the free days of the tariff in force, and charged days. */
export function StorageDays({ freeDays }: { freeDays: number | null }) {
  const { t } = useTranslation('homeSections')
  if (freeDays === null) return null
  const shown = { '--shown': freeDays + chargedDays } as CSSProperties
  return (
    <figure className={styles.figure} style={shown}>
      <figcaption>{t('storage.title')}</figcaption>
      <div className={styles.ends}>
        <span>{t('storage.gateIn')}</span>
        <span>{t('storage.pickUp')}</span>
      </div>
      <ol className={styles.days} aria-hidden="true">
        {Array.from({ length: freeDays + chargedDays }, (_, index) => index + 1).map((day) => (
          <li key={day} data-free={day <= freeDays || undefined}>
            {day}
          </li>
        ))}
      </ol>
      <ul className={styles.spans}>
        {freeDays > 0 && <li style={{ gridColumn: `span ${freeDays}` }}>{t('storage.free')}</li>}
        <li style={{ gridColumn: `span ${chargedDays}` }}>{t('storage.charged')}</li>
      </ul>
      <p>{t('storage.note', { count: freeDays })}</p>
    </figure>
  )
}
