import { type ReactNode, useId } from 'react'
import type { OfferSummary } from '#contract/offers.ts'
import type { OffersData } from '#contract/quotes.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { maxCompared } from '#domain/quotes/offers/compare.ts'
import { offerRows } from '#domain/quotes/offers/offer-rows.ts'
import type { Money } from '#domain/values/money.ts'
import { AlertMe } from '#web/components/quotes/alerts/alert-me.tsx'
import { CompareBar } from '#web/components/quotes/comparison/compare-bar.tsx'
import { ComparedOffers } from '#web/components/quotes/comparison/compared-offers.tsx'
import { ConvertedNote, CurrencySwitch } from '#web/components/quotes/offer/currency-switch.tsx'
import { badgesOf, longestTransit } from '#web/components/quotes/state/list-view.ts'
import type { NameOf } from '#web/components/quotes/state/offer-details.ts'
import { usePrefetchOffer } from '#web/components/quotes/state/use-opened-offer.ts'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { defaultView, type ListView } from '#web/components/quotes/state/view-params.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './offer-list.module.css'
import { OfferRow, type RowContext } from './offer-row.tsx'

export type OfferListProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly nameOf: NameOf
  /** The offers that the filters leave, sorted. */
  readonly shown: readonly OfferSummary[]
  readonly view: ListView
  readonly opened: string | undefined
  /** A total in the currency that is read. */
  shownMoney(sum: Money): Money
  onView(change: Partial<ListView>): void
  onOpened(code: string): void
}

/** The offers as a timetable, one row for each sailing; up to three can be compared. */
export function OfferList(props: OfferListProps) {
  const { data, query, shown, view, onView } = props
  const { t } = useTranslation('prices')
  const fullId = useId()
  const context = useRowContext(props, fullId)
  const unfiltered = {
    ...defaultView,
    carrier: undefined,
    terminal: undefined,
    day: undefined,
    sorting: view.sorting,
    currency: view.currency,
  }
  const clear = (
    <Button isCompact onClick={() => onView(unfiltered)}>
      {t('list.clear')}
    </Button>
  )
  return (
    <>
      <Heading data={data} shown={shown.length}>
        <CurrencySwitch data={data} view={view} onView={onView} />
      </Heading>
      <ConvertedNote data={data} view={view} />
      <div className={styles.bar}>
        <ListTools data={data} view={view} onView={onView} />
        <AlertMe query={query} offers={data.offers} />
      </div>
      {shown.length === 0 && <EmptyState state="no-match" title={t('list.noMatch')} action={clear} />}
      <ul className={styles.rows}>
        {offerRows(shown, data.offers, data.contractOfferCodes).map((row) => (
          <OfferRow key={row.key} row={row} context={context} />
        ))}
      </ul>
      <Comparison {...props} compared={context.compared} fullId={fullId} onCompared={context.onCompared} />
    </>
  )
}

function useRowContext(props: OfferListProps, fullId: string): RowContext {
  const { data, query, nameOf, view, opened, shownMoney, onView, onOpened } = props
  const compared = view.compared
    .filter((code) => data.offers.some(({ item }) => item.code === code))
    .slice(0, maxCompared)
  return {
    nameOf,
    badges: badgesOf(data.offers),
    contractOfferCodes: data.contractOfferCodes,
    opened,
    compared,
    fullId: compared.length < maxCompared ? undefined : fullId,
    hasOthers: data.offers.length > 1,
    shownMoney,
    longestTransit: longestTransit(data.offers),
    pod: query.mode === 'ocean' ? query.pod : undefined,
    onOpened,
    onPrefetch: usePrefetchOffer(query),
    onCompared: (code) =>
      onView({
        compared: compared.includes(code) ? compared.filter((one) => one !== code) : [...compared, code],
      }),
  }
}

type HeadingProps = { readonly data: OffersData; readonly shown: number; readonly children: ReactNode }

function Heading({ data: { offers, quotedOn }, shown, children }: HeadingProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const count = offers.length
  return (
    <div className={styles.head}>
      <h2>{t('list.title')}</h2>
      <div className={styles.asked}>
        <p role="status">
          {shown === count ? t('list.count', { count }) : t('list.shownOf', { shown, count })}
          {' · '}
          {t('list.asked', { day: formatDay(quotedOn, language, 'date') })}
        </p>
        {children}
      </div>
    </div>
  )
}

type ComparisonProps = Pick<OfferListProps, 'data' | 'query' | 'nameOf' | 'view' | 'onView'> & {
  readonly compared: readonly string[]
  readonly fullId: string
  onCompared(code: string): void
}

/** The bar at the bottom of the window, and the comparison that it opens. */
function Comparison({ data, query, nameOf, view, onView, compared, fullId, onCompared }: ComparisonProps) {
  return (
    <>
      <CompareBar count={compared.length} fullId={fullId} onShown={() => onView({ isComparing: true })} />
      {view.isComparing && compared.length > 1 && (
        <ComparedOffers
          query={query}
          codes={compared}
          contractOfferCodes={data.contractOfferCodes}
          nameOf={nameOf}
          onRemoved={onCompared}
          onClosed={() => onView({ isComparing: false })}
          onEnded={() => onView({ compared: [], isComparing: false })}
        />
      )}
    </>
  )
}
