import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { logInFor } from '#domain/brands/navigation-guard.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { logOut } from '#web/client/log-in.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import header from './header.module.css'
import styles from './login-state.module.css'

/** Links to register and to log in for visitors; the account menu for users. */
export function LoginState() {
  const isLoggedIn = useSession((state) => state.loggedIn)
  return isLoggedIn ? (
    <Account />
  ) : (
    <>
      <RegisterLink />
      <LogInLink />
    </>
  )
}

/** With a modifier key the browser opens another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Where there is room; elsewhere, and where people log in at the parent brand, the login leads to it. */
function RegisterLink() {
  const { t } = useTranslation('site')
  const { logInUrl } = useBrand()
  const { pathname, search } = useLocation()
  if (logInUrl) return null
  const here = `${pathname}${search}`
  const params = new URLSearchParams({ mode: 'register', ...(pathname !== '/' && { redirect: here }) })
  return (
    <Link
      className={`${buttonClass({ variant: 'quiet', isCompact: true })} ${styles.register}`}
      to={`/login?${params}`}
    >
      {t('header.register')}
    </Link>
  )
}

/** Opens the login over the page or at the parent brand; before hydration the link leads to the login page. */
function LogInLink() {
  const { t } = useTranslation('site')
  const { logInUrl } = useBrand()
  const { pathname, search } = useLocation()
  const word = t('header.logIn')
  const press = (event: MouseEvent) => {
    if (pathname === '/login' || !isPlain(event)) return
    event.preventDefault()
    showLogIn()
  }
  const look = `${buttonClass({ isCompact: true })} ${styles.login}`
  if (logInUrl)
    return (
      <a
        className={look}
        href={pathname === '/' ? logInUrl : logInFor(logInUrl, `${pathname}${search}`)}
        onClick={press}
      >
        {word}
      </a>
    )
  const redirect = `?redirect=${encodeURIComponent(`${pathname}${search}`)}`
  return (
    <Link
      className={look}
      to={{ pathname: '/login', search: pathname === '/' ? '' : redirect }}
      onClick={press}
    >
      {word}
    </Link>
  )
}

function Account() {
  const { t } = useTranslation('site')
  const person = useSession((state) => state.person)
  const unread = useSession((state) => state.unread)
  const id = useId()
  // It starts with the name, which some widths show: speech recognition finds a button by its visible text.
  const accountLabel = [person?.name, t('header.account')].filter(Boolean).join(' · ')
  return (
    <div className={styles.account}>
      <Button variant="quiet" popoverTarget={id} aria-label={accountLabel}>
        <Icon name="member" size={22} />
        {unread > 0 && <i className={styles.unread} />}
        <span>{person?.name}</span>
      </Button>
      <div className={`${header.drop} ${styles.panel}`} id={id} popover="auto">
        <p>
          <strong>{person?.name}</strong>
          <span>{person?.mobile ?? person?.email}</span>
        </p>
        <Link className={styles.entry} to={workbenchPaths.dashboard}>
          {t('header.workbench')}
        </Link>
        <Link className={styles.entry} to={workbenchPaths.inbox}>
          {unread > 0 ? t('header.unread', { count: unread }) : t('header.inbox')}
        </Link>
        <Link className={styles.entry} to="/login?mode=account">
          {t('header.security')}
        </Link>
        <Button isCompact onClick={() => void logOut()}>
          {t('header.logOut')}
        </Button>
      </div>
    </div>
  )
}
