import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './header.module.css'

/** Whether the reader is logged in: by icon and by word, the word for those who cannot see the icon. */
export function LoginState() {
  const { t } = useTranslation('site')
  const loggedIn = useSession((state) => state.loggedIn)
  const word = t(loggedIn ? 'header.loggedIn' : 'header.loggedOut')
  return (
    <span className={styles.login} role="img" aria-label={word} title={word}>
      <Icon name={loggedIn ? 'member' : 'visitor'} size={22} />
    </span>
  )
}
