import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { CodeLogInForm } from './code-log-in-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { addressOf, type Entering, type Place, ways } from './place.ts'
import styles from './session.module.css'

/** Two ways in, and the ways on for whoever has neither. */
export function LogIn({ place, onEntered }: Entering & { place: Place }) {
  const { t } = useTranslation('session')
  const here: Place = { ...place, mode: 'logIn' }
  return (
    <>
      <nav className={styles.ways} aria-label={t('logIn.ways')}>
        {ways.map((by) => (
          <Link
            key={by}
            to={addressOf({ ...here, by })}
            replace
            preventScrollReset
            aria-current={by === place.by ? 'page' : undefined}
          >
            {t(`logIn.by.${by}`)}
          </Link>
        ))}
      </nav>
      {place.by === 'code' ? <CodeLogInForm onEntered={onEntered} /> : <LogInForm onEntered={onEntered} />}
      <p className={styles.onward}>
        <Link to={addressOf({ ...here, mode: 'register', by: 'password' })}>{t('logIn.register')}</Link>
        <Link to={addressOf({ ...here, mode: 'reset', by: 'password' })}>{t('logIn.forgot')}</Link>
      </p>
    </>
  )
}
