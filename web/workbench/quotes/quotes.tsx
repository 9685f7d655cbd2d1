import { Link, useSearchParams } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { explanationNamespaces } from '#web/components/quotes/use-say.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Alerts } from './alerts.tsx'
import { Ask } from './ask.tsx'
import { Bulk } from './bulk.tsx'
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

/** Everything about prices that is a customer's own; the address says which part. */
export default function QuotesPage() {
  const { t } = useTranslation('myQuotes')
  const [query] = useSearchParams()
  const number = query.get('number')
  const show = query.get('show') ?? 'quotes'
  const here = number ? 'quotes' : show === 'ask' ? 'requests' : show
  return (
    <div className={styles.quotes}>
      <nav className={styles.sections} aria-label={t('sections')}>
        {sections.map((section) => (
          <Link
            key={section}
            to={section === 'quotes' ? path : `${path}?show=${section}`}
            aria-current={section === here ? 'page' : undefined}
          >
            {t(section)}
          </Link>
        ))}
      </nav>
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
  if (show === 'ask') return <Ask />
  return (
    <Gate permission="view-rates">
      {show === 'alerts' ? <Alerts /> : show === 'bulk' ? <Bulk /> : <QuoteList />}
    </Gate>
  )
}
