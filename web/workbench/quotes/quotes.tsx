import { Link, useSearchParams } from 'react-router'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { Gate } from '#web/components/gate/gate.tsx'
import { explanationNamespaces } from '#web/components/quotes/use-explanation.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { Alerts } from './alerts.tsx'
import { Bulk } from './bulk.tsx'
import { NewQuoteRequest } from './new-request.tsx'
import { QuoteDocumentView } from './quote-document-view.tsx'
import { QuoteList } from './quote-list.tsx'
import { QuoteRequests } from './quote-requests.tsx'
import styles from './quotes.module.css'

export const loader = () => null
const namespaces = ['prices', ...explanationNamespaces, 'myQuotes', 'requests'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

const sections = ['quotes', 'requests', 'alerts', 'bulk'] as const

const path = workbenchPaths.quotes

/** Older links and bookmarks say `ask`. */
const isNewRequest = (show: string) => show === 'new-request' || show === 'ask'

/** Quotes, requests, alerts and bulk quotes; the URL says which. */
export default function QuotesPage() {
  const { t } = useTranslation('myQuotes')
  const [searchParams] = useSearchParams()
  const number = searchParams.get('number')
  const show = searchParams.get('show') ?? 'quotes'
  const selected = number ? 'quotes' : isNewRequest(show) ? 'requests' : show
  return (
    <div className={styles.quotes}>
      <TabLinks
        label={t('sections')}
        tabs={sections.map((id) => ({ id, label: t(id) }))}
        selected={selected}
        link={({ id }, attributes) => (
          <Link to={id === 'quotes' ? path : `${path}?show=${id}`} {...attributes} />
        )}
      />
      {number ? (
        <Gate permission="read-quotes">
          <QuoteDocumentView key={number} number={number} />
        </Gate>
      ) : (
        <Section show={show} />
      )}
    </div>
  )
}

function Section({ show }: { show: string }) {
  if (show === 'requests')
    return (
      <Gate permission="read-requests">
        <QuoteRequests />
      </Gate>
    )
  if (isNewRequest(show)) return <NewQuoteRequest />
  return (
    <Gate permission={show === 'alerts' || show === 'bulk' ? 'view-rates' : 'read-quotes'}>
      {show === 'alerts' ? <Alerts /> : show === 'bulk' ? <Bulk /> : <QuoteList />}
    </Gate>
  )
}
