import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { CodeLogInForm } from './code-log-in-form.tsx'
import styles from './log-in.module.css'
import { LogInForm } from './log-in-form.tsx'
import type { Entering, Way } from './ways.ts'

type LogInBodyProps = Entering & {
  readonly by: Way
  readonly registerAt: string
  readonly resetAt: string
  /** How one way is changed for the other. */
  readonly children: ReactNode
}

/** Two ways in, and the ways on for whoever has neither. */
export function LogInBody({ by, registerAt, resetAt, onEntered, children }: LogInBodyProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <nav className={styles.ways} aria-label={t('logIn.ways')}>
        {children}
      </nav>
      {by === 'code' ? <CodeLogInForm onEntered={onEntered} /> : <LogInForm onEntered={onEntered} />}
      <p className={styles.onward}>
        <Link to={registerAt}>{t('logIn.register')}</Link>
        <Link to={resetAt}>{t('logIn.forgot')}</Link>
      </p>
    </>
  )
}
