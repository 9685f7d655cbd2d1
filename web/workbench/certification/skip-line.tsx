import { Link, useSearchParams } from 'react-router'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { pages } from '#web/workbench/shell/pages.ts'
import styles from './certification.module.css'
import { useLocked } from './use-locked.ts'

/** Skips the form and says what stays locked. */
export function SkipLine() {
  const { t } = useTranslation('company')
  const [query] = useSearchParams()
  const from = query.get('from')
  return (
    <div className={styles.skip}>
      <p>{t('form.skipText', { locked: useLocked().join(t('listSeparator')) })}</p>
      <Link className={buttonLook()} to={from === null ? pages.dashboard : safeReturnPath(from)}>
        {t('form.skip')}
      </Link>
    </div>
  )
}
