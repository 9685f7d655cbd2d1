import { useSearchParams } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { Alerts } from './alerts.tsx'
import { Bulk } from './bulk.tsx'
import { NewQuoteRequest } from './new-request.tsx'
import { QuoteDocumentView } from './quote-document-view.tsx'
import { QuoteList } from './quote-list.tsx'
import { QuoteRequests } from './quote-requests.tsx'
import styles from './quotes.module.css'
import { SentRequest } from './sent-request.tsx'

export const loader = () => null
const namespaces = ['prices', ...explanationNamespaces, 'myQuotes', 'requests'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** Older links and bookmarks say `ask`. */
const isNewRequest = (show: string) => show === 'new-request' || show === 'ask'

/** Quotes, requests, alerts and bulk quotes; the URL says which. */
export default function QuotesPage() {
  const [searchParams] = useSearchParams()
  const number = searchParams.get('number')
  const request = searchParams.get('request')
  const show = searchParams.get('show') ?? 'quotes'
  return (
    <div className={styles.quotes}>
      {number ? (
        <Gate permission="read-quotes">
          <QuoteDocumentView key={number} number={number} />
        </Gate>
      ) : request ? (
        <Gate permission="read-requests">
          <SentRequest key={request} number={request} />
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
