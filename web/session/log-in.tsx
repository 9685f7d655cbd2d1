import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import { SharedRecipient, useSharedRecipient } from '#web/components/forms/shared-recipient.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Card } from './card.tsx'
import { ModeBody } from './mode-body.tsx'
import { type Mode, placeNames, placeOf } from './place.ts'
import { ReturnsTo } from './returns-to.tsx'
import { BrandScene } from './scene.tsx'
import styles from './session.module.css'
import { useInvited } from './use-invited.ts'

/** There is nothing to load, but a page without a server loader is rendered in the browser only. */
export const loader = () => null

const namespaces = [...formNamespaces, 'session'] as const

export const handle = { namespaces, queryNames: placeNames }

export const clientLoader = loadNamespaces(namespaces)

function useShownMode(asked: Mode): Mode {
  const isIn = useSession((state) => state.loggedIn)
  const isHydrated = useHydrated()
  return asked === 'account' && isHydrated && !isIn ? 'logIn' : asked
}

/** Moves the focus to the heading when another form replaces this one. */
function useHeading(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current !== mode) heading.current?.focus()
    shown.current = mode
  }, [mode])
  return heading
}

/** The company of an invitation is certified already. */
function useLead(mode: Mode, redirect: string | null): string {
  const { t } = useTranslation('session')
  const invited = useInvited(redirect)
  if (mode !== 'register' || !invited) return t(`${mode}.lead`)
  return t('register.invitedLead', { company: invited.companyName })
}

export default function LogInPage() {
  const { t } = useTranslation('session')
  const [searchParams] = useSearchParams()
  const place = placeOf(searchParams)
  const mode = useShownMode(place.mode)
  const heading = useHeading(mode)
  const lead = useLead(mode, place.redirect)
  const { sharedRecipient, onInput } = useSharedRecipient(useLocation().state)
  return (
    <div className={styles.page} data-mode={mode} onInput={onInput}>
      <SharedRecipient value={sharedRecipient}>
        <Card heading={heading} head={t(`${mode}.head`)} title={t(`${mode}.title`)} lead={lead}>
          <noscript>
            <p className={styles.lead}>{t('withoutScript')}</p>
          </noscript>
          <ReturnsTo brand={place.crossBrandLogin} />
          <ModeBody place={place} mode={mode} />
        </Card>
      </SharedRecipient>
      {mode !== 'account' && <BrandScene from={place.crossBrandLogin} />}
    </div>
  )
}
