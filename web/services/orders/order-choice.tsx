import { Link } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OrderableQuotes } from './orderable-quotes.tsx'
import styles from './orders.module.css'
import { QuotePrice } from './quote-price.tsx'

/** Ocean space is reserved; everything else is entrusted. */
export type OrderPageKind = 'reserve' | 'entrust'

type OrderChoiceProps = { readonly kind: OrderPageKind }

const priceSearches = {
  reserve: servicePaths.oceanOffers,
  entrust: servicePaths.trucking,
} as const

/** The quotes that can be ordered now, and the way to a price. */
export function OrderChoice({ kind }: OrderChoiceProps) {
  return <OrderableQuotes>{(quotes) => <Quotes kind={kind} quotes={quotes} />}</OrderableQuotes>
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
  const title = useQuoteSummary()(quote)
  return (
    <Panel
      level={3}
      title={title || quote.number}
      foot={
        <Link
          className={buttonClass()}
          to={reserveUrl(quote.number, quote.mode)}
          aria-label={t('choice.orderNamed', { number: quote.number })}
        >
          {t('choice.order')}
        </Link>
      }
    >
      {title && <p>{quote.number}</p>}
      {quote.mode !== 'ocean' && <p>{t(`orderView:services.${serviceOfQuote(quote)}`)}</p>}
      <QuotePrice quote={quote} />
    </Panel>
  )
}
