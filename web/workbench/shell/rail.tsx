import { Link, useLocation } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { type PageName, pageNames, pageOfPath, pages } from './pages.ts'
import styles from './shell.module.css'

const icons: Readonly<Record<PageName, IconName>> = {
  dashboard: 'clock',
  quotes: 'message',
  certification: 'check',
  company: 'member',
  inbox: 'letter',
  settings: 'visitor',
}

/** A rail on wide screens, on phones a menu with the name of the current page. */
export function Rail() {
  const { t } = useTranslation('workbench')
  const { pathname } = useLocation()
  const here = pageOfPath(pathname)
  return (
    <>
      <nav className={styles.rail} aria-label={t('navigation')}>
        <Links here={here} />
      </nav>
      {/* The key closes the menu after each navigation. */}
      <details className={styles.menu} key={pathname}>
        <summary>
          <Icon name={icons[here]} />
          <span className="visually-hidden">{t('menu')}</span>
          {t(`pages.${here}`)}
          <Unread />
          <Icon name="chevron" />
        </summary>
        <nav aria-label={t('navigation')}>
          <Links here={here} />
        </nav>
      </details>
    </>
  )
}

function Links({ here }: { here: PageName }) {
  const { t } = useTranslation('workbench')
  return (
    <ul>
      {pageNames.map((name) => (
        <li key={name}>
          <Link to={pages[name]} aria-current={name === here ? 'page' : undefined}>
            <Icon name={icons[name]} />
            {t(`pages.${name}`)}
            {name === 'inbox' && <Unread />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const maxShown = 99

function Unread() {
  const { t } = useTranslation('workbench')
  const unread = useSession((state) => state.unread)
  if (unread === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</span>
      <span className="visually-hidden">{t('unread', { count: unread })}</span>
    </span>
  )
}
