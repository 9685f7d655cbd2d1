import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { logOut } from '#web/client/log-in.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import header from './header.module.css'
import styles from './login-state.module.css'

/** The way in for whoever is outside, who it is and the way out for whoever is in. */
export function LoginState() {
  return useSession((state) => state.loggedIn) ? <Account /> : <WayIn />
}

function WayIn() {
  const { t } = useTranslation('site')
  const { pathname, search } = useLocation()
  const word = t('header.logIn')
  const redirect = `?redirect=${encodeURIComponent(`${pathname}${search}`)}`
  return (
    <Link
      className={styles.login}
      to={{ pathname: '/login', search: pathname === '/' ? '' : redirect }}
      aria-label={word}
      title={word}
    >
      <Icon name="visitor" size={22} />
      <span>{word}</span>
    </Link>
  )
}

function Account() {
  const { t } = useTranslation('site')
  const person = useSession((state) => state.person)
  const id = useId()
  return (
    <div className={styles.account}>
      <button className={styles.login} type="button" popoverTarget={id} aria-label={t('header.account')}>
        <Icon name="member" size={22} />
        <span>{person?.name}</span>
      </button>
      <div className={`${header.drop} ${styles.panel}`} id={id} popover="auto">
        <p>
          <strong>{person?.name}</strong>
          <span>{person?.mobile}</span>
        </p>
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
