import { Link } from 'react-router'
import { SearchEverything } from '#web/console/search/search-everything.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { consoleHome } from '#web/page/console-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { accountPath } from './sections.ts'
import styles from './shell.module.css'
import { logOutStaff } from './staff-session.ts'
import { useStaffState } from './staff-state.ts'
import { useRoleNames } from './use-role-names.ts'

/** The name of the console, the language, the account and the log-out. */
export function Bar() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const roleNames = useRoleNames()
  return (
    <header className={styles.bar}>
      <Link className={styles.name} to={consoleHome}>
        {t('name')}
      </Link>
      <div className={styles.tools}>
        {now.status === 'in' && <SearchEverything />}
        <LanguageLinks />
        {now.status === 'in' && (
          <>
            <Link className={styles.who} to={accountPath} title={t('account.title')}>
              <strong>{now.staff.name}</strong> <span>{roleNames(now.staff.roles)}</span>
            </Link>
            <Button variant="quiet" isCompact onClick={() => void logOutStaff()}>
              {t('shell.logOut')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
