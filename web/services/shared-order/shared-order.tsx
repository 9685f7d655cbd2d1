import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useLinkToken } from '#web/client/use-link-token.ts'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { SharedContent } from './shared-content.tsx'
import styles from './shared-order.module.css'

export const loader = () => null
const namespaces = [...formNamespaces, ...orderWorkNamespaces, 'orderSharing', 'places'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** An order behind a link; search engines are asked to leave the page out, and no other site learns of it. */
export default function SharedOrderPage() {
  const { t } = useTranslation('orderSharing')
  const { name } = useBrand()
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead hidden title={`${t('page.title')} - ${name[useLanguage()]}`} />
      <meta name="referrer" content="no-referrer" />
      {/* Only the browser knows the fragment, which has the token. */}
      {isHydrated && (
        <QueryLayer>
          <OrderOfLink />
        </QueryLayer>
      )}
    </div>
  )
}

function OrderOfLink() {
  const token = useLinkToken()
  return token ? <LinkedOrder token={token} /> : <Invalid />
}

function LinkedOrder({ token }: { readonly token: string }) {
  const query = useCallQuery('POST /api/orders/shared', { body: { token } })
  if (query.status === 'refused' && query.refusal.refusal === 'not-found') return <Invalid />
  return (
    <QueryState query={query} skeleton={{ rows: 8 }}>
      {(order) => <SharedContent order={order} token={token} />}
    </QueryState>
  )
}

function Invalid() {
  const { t } = useTranslation('orderSharing')
  return <EmptyState state="no-match" title={t('page.invalid')} text={t('page.invalidText')} />
}
