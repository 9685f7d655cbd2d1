import { useNavigation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './busy-bar.module.css'

/** Shows at once that another page is being opened. */
export function BusyBar() {
  const { t } = useTranslation('common')
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.bar} role="progressbar" aria-label={t('loading')} />
}
