import { Link, useNavigate } from 'react-router'
import type { PersonView } from '#contract/identity.ts'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showNotice } from '#web/ui/notices-store.ts'
import { Account } from './account.tsx'
import { LogIn } from './log-in-card.tsx'
import { addressOf, type Mode, type Place } from './place.ts'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import styles from './session.module.css'

export function ModeBody({ place, mode }: { place: Place; mode: Mode }) {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const isIn = useSession((state) => state.loggedIn)
  const enter = (welcome: 'logIn' | 'register') => (person: PersonView) => {
    showNotice('info', t(`${welcome}.welcome`, { name: person.name }))
    void navigate(safeReturnPath(place.redirect), { replace: true })
  }
  const logIn = addressOf({ ...place, mode: 'logIn' })
  const reset = () => {
    showNotice('info', t('reset.done'))
    void navigate(logIn, { replace: true })
  }
  if (mode === 'account') return isIn ? <Account /> : <p role="status">{t('common:loading')}</p>
  if (mode === 'logIn') return <LogIn place={place} onEntered={enter('logIn')} />
  return (
    <>
      {mode === 'register' ? <RegisterForm onEntered={enter('register')} /> : <ResetForm onDone={reset} />}
      <p className={styles.onward}>
        <span>
          {mode === 'register' && t('register.already')}
          <Link to={logIn}>{t(mode === 'register' ? 'register.logIn' : 'reset.back')}</Link>
        </span>
      </p>
    </>
  )
}
