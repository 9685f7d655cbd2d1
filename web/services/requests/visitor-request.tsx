import { useLocation } from 'react-router'
import { readVisitorRequestKey } from '#domain/quotes/requests/visitor-request.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './visitor-request.module.css'
import { VisitorRequest } from './visitor-request-view.tsx'

export const loader = () => null
const namespaces = [...gateNamespaces, 'myQuotes', 'requests', 'visitorRequest'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** A request of a visitor and its answer, opened by the link of a message. */
export default function VisitorRequestPage() {
  const { t } = useTranslation('visitorRequest')
  const { name } = useBrand()
  const { hash } = useLocation()
  const key = readVisitorRequestKey(hash)
  // The server never sees the fragment.
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead title={`${t('title')} - ${name[useLanguage()]}`} description={t('pageLead')} />
      <h1>{t('title')}</h1>
      <p>{t('pageLead')}</p>
      {!isHydrated && <EmptyState state="loading" title={t('loading')} />}
      {isHydrated && !key && <EmptyState state="no-match" title={t('noLink')} text={t('noLinkText')} />}
      {isHydrated && key && (
        <QueryLayer>
          <VisitorRequest link={key} />
        </QueryLayer>
      )}
    </div>
  )
}
