import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formNamespaces } from '#web/components/forms/use-form.ts'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { CodeForm } from './code-form.tsx'
import styles from './invitation.module.css'
import { dropInvitation, readInvitationCode, savedInvitation, saveInvitation } from './invitation-code.ts'
import { Offered } from './offered.tsx'

/** Nothing to load, but a page without a loader of the server would only be drawn in the browser. */
export const loader = () => null

/** Every code is an address of its own; kept pages would fill with them. */
export const headers = () => ({ 'cache-control': 'no-store' })

const namespaces = [
  ...formNamespaces,
  ...gateNamespaces,
  'access',
  'certification',
  'company',
  'workbench',
] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The code leaves the address at once: it goes to the server in the body of a call and nowhere else. */
function useCode() {
  const { invitation } = useParams()
  const navigate = useNavigate()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const given = invitation === undefined ? undefined : readInvitationCode(invitation)
    if (given) saveInvitation(window.sessionStorage, given)
    setCode(given ?? savedInvitation(window.sessionStorage))
    if (invitation !== undefined) void navigate('/invitation', { replace: true, preventScrollReset: true })
  }, [invitation, navigate])
  const use = (typed: string | undefined) => {
    if (typed === undefined) dropInvitation(window.sessionStorage)
    else saveInvitation(window.sessionStorage, typed)
    setCode(typed)
  }
  return { code, use }
}

export default function InvitationPage() {
  const { t } = useTranslation('company')
  const { name } = useBrand()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const { code, use } = useCode()
  return (
    <div className={styles.page}>
      {/* No address of this page belongs into its head: it may hold a code. */}
      <title>{`${t('invitation.title')} - ${name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <header>
        <h1>{t('invitation.title')}</h1>
        <p>{t('invitation.lead')}</p>
      </header>
      <Body isHydrated={isHydrated} code={code} onUse={use} />
    </div>
  )
}

type BodyProps = {
  readonly isHydrated: boolean
  readonly code: string | undefined
  onUse(code: string | undefined): void
}

function Body({ isHydrated, code, onUse }: BodyProps) {
  const { t } = useTranslation('company')
  if (!isHydrated) return <EmptyState state="loading" title={t('common:loading')} />
  if (code) return <Offered key={code} code={code} onAnother={() => onUse(undefined)} />
  return <CodeForm onCode={onUse} />
}
