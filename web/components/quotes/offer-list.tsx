import { useId, useRef, useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { maxCompared } from '#domain/quotes/compare.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CompareBar } from './compare-bar.tsx'
import { ComparedOffers } from './compared-offers.tsx'
import { ListTools } from './list-tools.tsx'
import { badgesOf, defaultView, type ListView, visibleOffers } from './list-view.ts'
import { OfferCard } from './offer-card.tsx'
import type { NameOf } from './offer-details.ts'
import styles from './offer-list.module.css'
import { usePrefetchOffer } from './use-opened-offer.ts'
import type { QuoteQueryInput } from './use-prices.ts'

type OfferListProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly nameOf: NameOf
  readonly opened: string
  onOpened(code: string): void
}

/** The offers, sorted and filtered; up to three can be compared. */
export function OfferList({ data, query, nameOf, opened, onOpened }: OfferListProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [view, setView] = useState<ListView>(defaultView)
  const [compared, setCompared] = useState<readonly string[]>([])
  const comparison = useRef<HTMLDivElement>(null)
  const fullId = useId()
  const prefetch = usePrefetchOffer(query)
  const shown = visibleOffers(data, view)
  const badges = badgesOf(data.offers)
  const count = data.offers.length
  const toggleCompared = (code: string) =>
    setCompared(compared.includes(code) ? compared.filter((one) => one !== code) : [...compared, code])
  const clear = (
    <Button isCompact onClick={() => setView({ ...defaultView, sorting: view.sorting })}>
      {t('list.clear')}
    </Button>
  )
  return (
    <>
      <div className={styles.head}>
        <h2>{t('list.title')}</h2>
        <p role="status">
          {shown.length === count
            ? t('list.count', { count })
            : t('list.shownOf', { shown: shown.length, count })}
          {' · '}
          {t('list.asked', { day: formatDay(data.quotedOn, language, 'date') })}
        </p>
      </div>
      <ListTools data={data} view={view} onView={setView} />
      {compared.length > 1 && (
        <div className={styles.comparison} ref={comparison} tabIndex={-1}>
          <ComparedOffers
            query={query}
            codes={compared}
            contractOfferCodes={data.contractOfferCodes}
            nameOf={nameOf}
            onRemoved={toggleCompared}
            onEnded={() => setCompared([])}
          />
        </div>
      )}
      {shown.length === 0 && <EmptyState state="no-match" title={t('list.noMatch')} action={clear} />}
      <ul className={styles.cards}>
        {shown.map((offer) => (
          <OfferCard
            key={offer.item.code}
            offer={offer}
            name={nameOf(offer)}
            badges={badges.get(offer.item.code) ?? []}
            isContract={data.contractOfferCodes.includes(offer.item.code)}
            isOpened={offer.item.code === opened}
            isCompared={compared.includes(offer.item.code)}
            fullId={compared.length < maxCompared ? undefined : fullId}
            hasOthers={count > 1}
            onOpened={() => onOpened(offer.item.code)}
            onPrefetch={() => prefetch(offer.item.code)}
            onCompared={() => toggleCompared(offer.item.code)}
          />
        ))}
      </ul>
      <CompareBar count={compared.length} fullId={fullId} onShown={() => comparison.current?.focus()} />
    </>
  )
}
