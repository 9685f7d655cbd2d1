import { Link, useSearchParams } from 'react-router'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './certification.module.css'
import { useLocked } from './use-locked.ts'

/** Skips the form and says what stays locked. */
export function SkipLine() {
  const { t } = useTranslation('company')
  const [searchParams] = useSearchParams()
  const from = searchParams.get('from')
  return (
    <div className={styles.skip}>
      <p>{t('form.skipText', { locked: useLocked().join(t('listSeparator')) })}</p>
      <Link className={buttonClass()} to={from === null ? workbenchPaths.dashboard : safeReturnPath(from)}>
        {t('form.skip')}
      </Link>
    </div>
  )
}
