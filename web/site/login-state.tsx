import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { logInFor } from '#domain/brands/navigation-guard.ts'
import { logOut } from '#web/client/log-in.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import header from './header.module.css'
import styles from './login-state.module.css'

/** The way in for whoever is outside, who it is and the way out for whoever is in. */
export function LoginState() {
  return useSession((state) => state.loggedIn) ? <Account /> : <WayIn />
}

/** Another key pressed along asks for another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The log-in opens over the page; before the page is awake, the link goes to its own. */
function WayIn() {
  const { t } = useTranslation('site')
  const { logInAt } = useBrand()
  const { pathname, search } = useLocation()
  const word = t('header.logIn')
  const press = (event: MouseEvent) => {
    if (pathname === '/login' || !isPlain(event)) return
    event.preventDefault()
    showLogIn()
  }
  const shown = (
    <>
      <Icon name="visitor" size={22} />
      <span>{word}</span>
    </>
  )
  if (logInAt)
    return (
      <a
        className={styles.login}
        href={pathname === '/' ? logInAt : logInFor(logInAt, `${pathname}${search}`)}
        aria-label={word}
        title={word}
      >
        {shown}
      </a>
    )
  const redirect = `?redirect=${encodeURIComponent(`${pathname}${search}`)}`
  return (
    <Link
      className={styles.login}
      to={{ pathname: '/login', search: pathname === '/' ? '' : redirect }}
      aria-label={word}
      title={word}
      onClick={press}
    >
      {shown}
    </Link>
  )
}

function Account() {
  const { t } = useTranslation('site')
  const person = useSession((state) => state.person)
  const unread = useSession((state) => state.unread)
  const id = useId()
  return (
    <div className={styles.account}>
      <button className={styles.login} type="button" popoverTarget={id} aria-label={t('header.account')}>
        <Icon name="member" size={22} />
        {unread > 0 && <i className={styles.news} />}
        <span>{person?.name}</span>
      </button>
      <div className={`${header.drop} ${styles.panel}`} id={id} popover="auto">
        <p>
          <strong>{person?.name}</strong>
          <span>{person?.mobile}</span>
        </p>
        <Link className={styles.entry} to="/workbench">
          {t('header.workbench')}
        </Link>
        <Link className={styles.entry} to="/workbench/inbox">
          {unread > 0 ? t('header.unread', { count: unread }) : t('header.inbox')}
        </Link>
        <Link className={styles.entry} to="/login?mode=account">
          {t('header.security')}
        </Link>
        <button className={button.small} type="button" onClick={() => void logOut()}>
          {t('header.logOut')}
        </button>
      </div>
    </div>
  )
}
