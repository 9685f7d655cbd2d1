import { Link, useSearchParams } from 'react-router'
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
import styles from './quotes.module.css'
import { Requests } from './requests.tsx'

export const loader = () => null
const namespaces = ['prices', ...explanationNamespaces, 'myQuotes', 'requests'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

const sections = ['quotes', 'requests', 'alerts', 'bulk'] as const

const path = '/workbench/quotes'

/** Quotes, requests, alerts and bulk quotes; the URL says which. */
export default function QuotesPage() {
  const { t } = useTranslation('myQuotes')
  const [searchParams] = useSearchParams()
  const number = searchParams.get('number')
  const show = searchParams.get('show') ?? 'quotes'
  const here = number ? 'quotes' : show === 'ask' ? 'requests' : show
  return (
    <div className={styles.quotes}>
      <TabLinks
        label={t('sections')}
        tabs={sections.map((id) => ({ id, label: t(id) }))}
        selected={here}
        link={({ id }, attributes) => (
          <Link to={id === 'quotes' ? path : `${path}?show=${id}`} {...attributes} />
        )}
      />
      {number ? (
        <Gate permission="view-rates">
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
      <Gate permission="request-quote">
        <Requests />
      </Gate>
    )
  if (show === 'ask') return <NewQuoteRequest />
  return (
    <Gate permission="view-rates">
      {show === 'alerts' ? <Alerts /> : show === 'bulk' ? <Bulk /> : <QuoteList />}
    </Gate>
  )
}
