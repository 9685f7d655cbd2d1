import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PersonView } from '#contract/identity.ts'
import { pageAfterLogIn } from '#domain/brands/navigation-guard.ts'
import { sessionState, useSession } from '#web/client/session-state.ts'
import onward from '#web/components/log-in/log-in.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AlreadyIn } from './already-in.tsx'
import { LogIn } from './log-in-card.tsx'
import { addressOf, type Mode, type Place } from './place.ts'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'

const Account = lazy(() => import('./account.tsx'))

export function ModeBody({ place, mode }: { place: Place; mode: Mode }) {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const isIn = useSession((state) => state.loggedIn)
  // Not after a login in this form, which leads on by itself.
  const [wasIn] = useState(() => sessionState().loggedIn)
  const isHydrated = useHydrated()
  const target = pageAfterLogIn(place.redirect)
  const enter = (welcome: 'logIn' | 'register') => (person: PersonView) => {
    showToast('info', t(`${welcome}.welcome`, { name: person.name }))
    // A user from another brand returns to it (web/client/navigation-guard.tsx).
    if (place.crossBrandLogin) return
    void navigate(target, { replace: true })
  }
  const logIn = addressOf({ ...place, mode: 'logIn' })
  const reset = () => {
    showToast('info', t('reset.done'))
    void navigate(logIn, { replace: true })
  }
  const loading = <p role="status">{t('common:loading')}</p>
  if (mode === 'account')
    return isIn ? (
      <Suspense fallback={loading}>
        <Account />
      </Suspense>
    ) : (
      loading
    )
  if (isHydrated && wasIn && isIn && !place.crossBrandLogin) return <AlreadyIn goOn={target} />
  if (mode === 'logIn') return <LogIn place={place} onEntered={enter('logIn')} />
  return (
    <>
      {mode === 'register' ? (
        <RegisterForm redirect={place.redirect} onEntered={enter('register')} />
      ) : (
        <ResetForm onDone={reset} />
      )}
      <p className={onward.onward}>
        <span>
          {mode === 'register' && t('register.already')}
          <Link to={logIn}>{t(mode === 'register' ? 'register.logIn' : 'reset.back')}</Link>
        </span>
      </p>
    </>
  )
}
