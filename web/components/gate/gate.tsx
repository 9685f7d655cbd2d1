import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Permission } from '#domain/access/permissions.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './gate.module.css'
import { nextStep, placeOf, requestUrlFor, type Step } from './next-step.ts'
import { reasonKey } from './reason-key.ts'
import { useCurrentAccess } from './use-current-access.ts'

/** The namespaces of a page with a gate. */
export const gateNamespaces = ['gate', 'refusals'] as const

type GateProps = { readonly permission: Permission; readonly children: ReactNode }

/** Shows its content to users with the permission, by the rules of the server; nothing is rendered before that is known. */
export function Gate({ permission, children }: GateProps) {
  const { t } = useTranslation('gate')
  const access = useCurrentAccess()
  if (access.status === 'unknown') return <Checking />
  if (access.status === 'failed')
    return (
      <EmptyState
        state="error"
        title={t('failed')}
        text={t(`refusals:${access.refusal.refusal}`, access.refusal.params)}
        action={<Button onClick={() => void access.retry()}>{t('common:retry')}</Button>}
      />
    )
  const result = permit(access.actor, permission)
  if (result.ok) return children
  const isRefused = access.status === 'person' && ['refused', 'revoked'].includes(access.myCompany.state)
  const step = nextStep(access.actor, isRefused, result.refusal)
  return (
    <Closed
      refusal={result}
      reason={reasonKey(permission, result.refusal)}
      step={step}
      requestUrl={requestUrlFor(access.actor)}
    />
  )
}

/** Without JavaScript there is no session, so the login is a link. */
function Checking() {
  const { t } = useTranslation('gate')
  return (
    <>
      <EmptyState state="loading" title={t('checking')} />
      <noscript>
        <EmptyState
          state="no-permission"
          title={t('refusals:logged-out')}
          text={t('withoutScript')}
          action={<NextStep step="log-in" />}
        />
      </noscript>
    </>
  )
}

type ClosedProps = {
  readonly refusal: Refusal
  readonly reason: ReturnType<typeof reasonKey>
  readonly step: Step | undefined
  readonly requestUrl: string | undefined
}

function Closed({ refusal, reason, step, requestUrl }: ClosedProps) {
  const { t } = useTranslation('gate')
  const { phone, email } = useBrand().contact
  const steps = (
    <div className={styles.steps}>
      {step && <NextStep step={step} />}
      {step === 'log-in' && <RegisterLink />}
      {requestUrl && (
        <Link className={buttonClass()} to={requestUrl}>
          {t('request')}
        </Link>
      )}
    </div>
  )
  return (
    <EmptyState
      state="no-permission"
      title={t(reason, refusal.params)}
      text={refusal.refusal === 'company-suspended' && t('askUs', { phone, email })}
      action={(step || requestUrl) && steps}
    />
  )
}

/** Registration leads back to this page. */
export function RegisterLink() {
  const { t } = useTranslation('gate')
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ mode: 'register', redirect: `${pathname}${search}` })
  return (
    <Link className={buttonClass()} to={`/login?${back}`}>
      {t('register')}
    </Link>
  )
}

export function NextStep({ step, isQuiet }: { step: Step; isQuiet?: boolean }) {
  const { t } = useTranslation('gate')
  const { pathname, search } = useLocation()
  const here = encodeURIComponent(`${pathname}${search}`)
  const word = t(`steps.${step}`)
  const look = buttonClass(isQuiet ? {} : { variant: 'primary' })
  if (step !== 'log-in')
    return (
      <Link className={look} to={`${placeOf[step]}?from=${here}`}>
        {word}
      </Link>
    )
  const press = (event: MouseEvent) => {
    event.preventDefault()
    showLogIn()
  }
  return (
    <Link className={look} to={`/login?redirect=${here}`} onClick={press}>
      {word}
    </Link>
  )
}
