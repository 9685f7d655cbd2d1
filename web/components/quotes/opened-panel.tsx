import { useState } from 'react'
import type { OfferSummary } from '#contract/offers.ts'
import type { OpenedOffer } from '#contract/quotes.ts'
import type { ShownCurrency } from '#domain/quotes/shown-currency.ts'
import { shownIn } from '#domain/quotes/shown-in.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Money } from '#domain/values/money.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type ConvertedTotal, OfferFrame, OfferLines } from './offer/offer-detail.tsx'
import { OfferTimes } from './offer/offer-times.tsx'
import { SaveQuote } from './offer/save-quote.tsx'
import styles from './opened-panel.module.css'
import type { QuoteQueryInput } from './state/use-prices.ts'

type OpenedPanelProps = {
  readonly query: QuoteQueryInput
  readonly offer: OfferSummary
  readonly isContract: boolean
  readonly details: CallQuery<OpenedOffer>
  readonly name: string
  /** In which the total is read, at the rate of the day. */
  readonly currency: ShownCurrency
  readonly dollarRate: ExchangeRate | null
  readonly isInDialog?: boolean
  /** Leads back to the list, where the panel is below it or over it. */
  onBack(): void
}

const lineSkeleton = { rows: 8, rowHeight: '52px' } as const

/** Null where the total is read as it is. */
function convertedIn(
  total: Money,
  currency: ShownCurrency,
  rate: ExchangeRate | null,
): ConvertedTotal | null {
  const shown = shownIn(total, currency, rate)
  return rate && shown !== total ? { total: shown, rate } : null
}

/** The opened offer: its lines and its dates, with the button that saves it always in view. */
export function OpenedPanel(props: OpenedPanelProps) {
  const { query, offer, isContract, details, name, currency, dollarRate, isInDialog, onBack } = props
  const { t } = useTranslation('prices')
  const [tab, setTab] = useState('lines')
  // The total is known from the list; the lines follow.
  const { total } = details.status === 'ready' ? details.data.offer.quote : offer.quote
  const label = t(isContract ? 'list.contract' : 'list.public')
  const lines = (
    <QueryState query={details} skeleton={lineSkeleton}>
      {(opened) => <OfferLines offer={opened.offer} carbon={opened.carbon} />}
    </QueryState>
  )
  const tabs = [
    { id: 'lines', label: t('detail.tabs.lines') },
    { id: 'times', label: t('detail.tabs.times') },
  ]
  return (
    <OfferFrame
      name={`${name} · ${label}`}
      total={total}
      converted={convertedIn(total, currency, dollarRate)}
      isInDialog={isInDialog}
      isBeside={!isInDialog}
    >
      <div className={styles.lines}>
        {offer.item.sailing ? (
          <Tabs label={t('detail.title')} tabs={tabs} selected={tab} onSelect={setTab}>
            <div className={styles.tab}>{tab === 'times' ? <OfferTimes offer={offer} /> : lines}</div>
          </Tabs>
        ) : (
          lines
        )}
      </div>
      <div className={styles.foot}>
        <SaveQuote query={query} offerCode={offer.item.code} total={total} validUntil={offer.validUntil} />
        <div className={styles.back}>
          <Button variant="quiet" isCompact onClick={onBack}>
            {t('detail.back')}
          </Button>
        </div>
      </div>
    </OfferFrame>
  )
}
