import { useTranslation } from '#web/language/use-translation.ts'
import styles from './busy-bar.module.css'
import { useOpening } from './held-navigation.ts'

/** Shows at once that another page is being opened. */
export function BusyBar() {
  const { t } = useTranslation('common')
  return useOpening() ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
