import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RecipientState } from '#web/components/forms/shared-recipient.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CodeLogInForm } from './code-log-in-form.tsx'
import styles from './log-in.module.css'
import { LogInForm } from './log-in-form.tsx'
import type { Entering, Way } from './ways.ts'

type LogInBodyProps = Entering & {
  readonly by: Way
  readonly registerUrl: string
  readonly resetUrl: string
  /** What was typed, for links that lead to another page. */
  readonly linkState?: RecipientState
  /** Adds the switch between both ways to the form. */
  withSwitch(form: ReactNode): ReactNode
}

/** The login by password or by code, with links to register and to reset the password. */
export function LogInBody(props: LogInBodyProps) {
  const { by, registerUrl, resetUrl, linkState, onEntered, withSwitch } = props
  const { t } = useTranslation('session')
  return (
    <>
      {withSwitch(
        <div className={styles.form}>
          {by === 'code' ? <CodeLogInForm onEntered={onEntered} /> : <LogInForm onEntered={onEntered} />}
        </div>,
      )}
      <p className={styles.onward}>
        <Link to={registerUrl} state={linkState}>
          {t('logIn.register')}
        </Link>
        <Link to={resetUrl} state={linkState}>
          {t('logIn.forgot')}
        </Link>
      </p>
    </>
  )
}
