import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { consoleHome } from '#web/page/console-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useRoleWords } from './role-words.ts'
import styles from './shell.module.css'
import { logOutStaff } from './staff-session.ts'
import { useStaffState } from './staff-state.ts'

/** Whose console it is, who works in it, and the way out. */
export function Bar() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const roleWords = useRoleWords()
  return (
    <header className={styles.bar}>
      <Link className={styles.name} to={consoleHome}>
        {t('name')}
      </Link>
      <div className={styles.tools}>
        <LanguageLinks />
        {now.status === 'in' && (
          <>
            <p className={styles.who}>
              <strong>{now.staff.name}</strong> <span>{roleWords(now.staff.roles)}</span>
            </p>
            <Button variant="quiet" isCompact onClick={() => void logOutStaff()}>
              {t('shell.logOut')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
