import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { CodeForm } from './code-form.tsx'
import styles from './invitation.module.css'
import {
  clearInvitationCode,
  loadInvitationCode,
  parseInvitationCode,
  saveInvitationCode,
} from './invitation-code.ts'
import { InvitationPanel } from './invitation-panel.tsx'

/** A route without a server loader would only be rendered in the browser. */
export const loader = () => null

/** Each code has its own URL; cached pages would fill the cache. */
export const headers = () => ({ 'cache-control': 'no-store' })

const namespaces = [
  ...formNamespaces,
  ...gateNamespaces,
  'access',
  'certification',
  'company',
  'workbench',
] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** The code is removed from the URL at once and only sent in the body of a call. */
function useCode() {
  const { invitation } = useParams()
  const navigate = useNavigate()
  const [code, setCode] = useState<string>()
  const [isIncomplete, setIncomplete] = useState(false)
  useEffect(() => {
    if (invitation === undefined) return setCode(loadInvitationCode(window.sessionStorage))
    const given = parseInvitationCode(invitation)
    if (given) saveInvitationCode(window.sessionStorage, given)
    // Another invitation, opened earlier, must not be taken for this one.
    else clearInvitationCode(window.sessionStorage)
    setIncomplete(given === undefined)
    setCode(given)
    void navigate('/invitation', { replace: true, preventScrollReset: true })
  }, [invitation, navigate])
  const use = (typed: string | undefined) => {
    setIncomplete(false)
    if (typed === undefined) clearInvitationCode(window.sessionStorage)
    else saveInvitationCode(window.sessionStorage, typed)
    setCode(typed)
  }
  return { code, isIncomplete, use }
}

export default function InvitationPage() {
  const { t } = useTranslation('company')
  const { name } = useBrand()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const { use, ...given } = useCode()
  return (
    <div className={styles.page}>
      {/* No canonical URL: it may hold a code. */}
      <title>{`${t('invitation.title')} - ${name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <header>
        <h1>{t('invitation.title')}</h1>
        <p>{t('invitation.lead')}</p>
      </header>
      <QueryLayer>
        <InvitationContent isHydrated={isHydrated} {...given} onUse={use} />
      </QueryLayer>
    </div>
  )
}

type InvitationContentProps = {
  readonly isHydrated: boolean
  readonly code: string | undefined
  /** The link that was opened has no whole code. */
  readonly isIncomplete: boolean
  onUse(code: string | undefined): void
}

function InvitationContent({ isHydrated, code, isIncomplete, onUse }: InvitationContentProps) {
  const { t } = useTranslation('company')
  if (!isHydrated) return <EmptyState state="loading" title={t('common:loading')} />
  if (code) return <InvitationPanel key={code} code={code} onAnother={() => onUse(undefined)} />
  return <CodeForm isIncomplete={isIncomplete} onCode={onUse} />
}
