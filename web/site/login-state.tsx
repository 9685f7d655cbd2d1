import { lazy, type MouseEvent, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { logInFor } from '#domain/brands/parent-log-in.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './login-state.module.css'

/** Visitors do not load it. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** In the place of the account menu until it is loaded, so that the header does not move. */
const accountPlace = (
  <span className={buttonClass({ variant: 'quiet' })}>
    <Icon name="member" size={22} />
  </span>
)

/** Links to register and to log in for visitors; the account menu for users. */
export function LoginState() {
  const isLoggedIn = useSession((state) => state.loggedIn)
  return isLoggedIn ? (
    <Suspense fallback={accountPlace}>
      <AccountMenu />
    </Suspense>
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
