import { useMemo } from 'react'
import { Link } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { PlacesOnPage, placesOf } from '#web/components/places/place-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { FoldedOnPhones } from '#web/components/quotes/folded-on-phones.tsx'
import { ContingentCharges } from '#web/components/quotes/offer/contingent-charges.tsx'
import { MaximumCost } from '#web/components/quotes/offer/maximum-cost.tsx'
import { OfferCharges, OfferFrame } from '#web/components/quotes/offer/offer-detail.tsx'
import { OfferTermsCard } from '#web/components/quotes/offer/offer-terms.tsx'
import { PriceChanges } from '#web/components/quotes/offer/price-changes.tsx'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteDetails } from './quote-details.tsx'
import { QuoteLabels } from './quote-labels.tsx'
import { QuoteSailing } from './quote-sailing.tsx'
import { QuoteShares } from './quote-shares.tsx'
import styles from './quotes.module.css'

/** A saved quote: its price, its actions, and what differs from the quote it replaces. */
export function QuoteDocumentView({ number }: { number: string }) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery('GET /api/quotes/quote', { query: { number } })
  return (
    <>
      <p>
        <Link to={workbenchPaths.quotes}>{t('quote.back')}</Link>
      </p>
      {query.status === 'refused' && query.refusal.refusal === 'not-found' ? (
        <EmptyState state="error" title={t('quote.notFound', { number })} text={t('quote.notFoundText')} />
      ) : (
        <QueryState query={query} skeleton={{ rows: 6 }}>
          {(quote) => (
            <>
              <PriceChanges quote={quote} />
              <SavedQuoteContent quote={quote} />
            </>
          )}
        </QueryState>
      )}
    </>
  )
}

function SavedQuoteContent({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const { offer, carbon } = quote
  const summaryOf = useQuoteSummary()
  const places = useMemo(() => placesOf(quote.places, [offer]), [quote.places, offer])
  return (
    <PlacesOnPage value={places}>
      <div className={styles.document}>
        <div className={styles.price}>
          <OfferFrame name={summaryOf(quote)} total={offer.quote.total}>
            <QuoteActions quote={quote} />
            <OfferCharges offer={offer} />
          </OfferFrame>
        </div>
        <div className={styles.side}>
          <QuoteSailing offer={offer} />
          <FoldedOnPhones title={t('quote.facts')}>
            <QuoteDetails quote={quote} />
          </FoldedOnPhones>
          <FoldedOnPhones title={t('share.title')}>
            <QuoteShares number={quote.number} />
          </FoldedOnPhones>
          <FoldedOnPhones title={t('labels.title')}>
            <QuoteLabels key={quote.number} quote={quote} />
          </FoldedOnPhones>
        </div>
        <div className={styles.wide}>
          <OfferTermsCard offer={offer} carbon={carbon} />
          <FoldedOnPhones title={t('prices:contingentCharges.title')}>
            <ContingentCharges contingentCharges={offer.quote.contingentCharges} />
          </FoldedOnPhones>
          {offer.quote.contingentCharges.length > 0 && (
            <FoldedOnPhones title={t('prices:maximum.title')}>
              <MaximumCost quote={offer.quote} query={quote.query} />
            </FoldedOnPhones>
          )}
        </div>
      </div>
    </PlacesOnPage>
  )
}
