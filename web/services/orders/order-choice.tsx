import { Link } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useQuoteSummary } from '#web/components/quotes/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './orders.module.css'

/** Ocean space is reserved; everything else is entrusted. */
export type OrderPageKind = 'reserve' | 'entrust'

type OrderChoiceProps = { readonly kind: OrderPageKind }

const priceSearches = {
  reserve: servicePaths.oceanOffers,
  entrust: servicePaths.trucking,
} as const

/** The quotes that can be ordered now, and the way to a price. */
export function OrderChoice({ kind }: OrderChoiceProps) {
  const open = useCallQuery('GET /api/quotes', { query: { state: 'open' } })
  const accepted = useCallQuery('GET /api/quotes', { query: { state: 'accepted' } })
  return (
    <QueryState query={open}>
      {(quotes) => (
        <QueryState query={accepted}>
          {(offers) => (
            <Quotes
              kind={kind}
              quotes={[...offers.rows, ...quotes.rows.filter((row) => !isStaffOffer(row))]}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  )
}

type QuotesProps = OrderChoiceProps & { readonly quotes: readonly QuoteRow[] }

function Quotes({ kind, quotes }: QuotesProps) {
  const { t } = useTranslation('orderForm')
  const own = quotes.filter(({ mode }) => (mode === 'ocean') === (kind === 'reserve'))
  const search = (
    <Link className={buttonClass({ variant: 'primary' })} to={priceSearches[kind]}>
      {t('choice.search')}
    </Link>
  )
  if (own.length === 0)
    return (
      <EmptyState state="first-use" title={t('choice.none')} text={t('choice.noneText')} action={search} />
    )
  return (
    <Panel title={t('choice.title')} lead={t('choice.lead')} actions={search}>
      <div className={styles.cards}>
        {own.map((quote) => (
          <QuoteCard key={quote.number} quote={quote} />
        ))}
      </div>
    </Panel>
  )
}

function QuoteCard({ quote }: { readonly quote: QuoteRow }) {
  const { t } = useTranslation('orderForm')
  const summary = useQuoteSummary()
  return (
    <Panel
      level={3}
      title={summary(quote) || quote.number}
      foot={
        <Link className={buttonClass()} to={reserveUrl(quote.number)}>
          {t('choice.order', { number: quote.number })}
        </Link>
      }
    >
      <p>
        <FormattedMoney money={quote.total} size="strong" />
      </p>
      <p className={styles.muted}>
        {t('quote.validUntil')} <FormattedTime at={quote.validUntil} format="dateTime" />
      </p>
    </Panel>
  )
}
