import { Link } from 'react-router'
import type { QuoteRow } from '#contract/quotes.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { reserveUrl } from '#domain/notifications/workbench-paths.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
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

/** Where each service of the page is priced; other services are requested. */
const priceSearches = {
  reserve: { ocean: servicePaths.oceanOffers },
  entrust: {
    trucking: servicePaths.trucking,
    warehouse: servicePaths.warehousing,
    depot: servicePaths.depotOffers,
  },
} as const satisfies Record<OrderPageKind, Readonly<Partial<Record<OrderService, string>>>>

/** The quotes that can be ordered now, and the way to a price. */
export function OrderChoice({ kind }: OrderChoiceProps) {
  return <OrderableQuotes>{(quotes) => <Quotes kind={kind} quotes={quotes} />}</OrderableQuotes>
}

type QuotesProps = OrderChoiceProps & { readonly quotes: readonly QuoteRow[] }

function Quotes({ kind, quotes }: QuotesProps) {
  const { t } = useTranslation('orderForm')
  const own = quotes.filter(({ mode }) => (mode === 'ocean') === (kind === 'reserve'))
  const search = <PriceSearches kind={kind} />
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

function PriceSearches({ kind }: OrderChoiceProps) {
  const { t } = useTranslation('orderForm')
  const searches = Object.entries(priceSearches[kind])
  const nameOf = (service: string) =>
    searches.length === 1
      ? t('choice.search')
      : t('choice.searchFor', { service: t(`orderView:services.${service as OrderService}`) })
  return (
    <div className={styles.actions}>
      {searches.map(([service, path], index) => (
        <Link
          key={service}
          className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
          to={path}
        >
          {nameOf(service)}
        </Link>
      ))}
    </div>
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
