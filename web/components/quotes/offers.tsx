import { type ComponentProps, useMemo, useRef, useState } from 'react'
import type { OfferSummary } from '#contract/offers.ts'
import type { OffersData, OpenedOffer } from '#contract/quotes.ts'
import { byPrice } from '#domain/quotes/offers/compare.ts'
import { shownIn } from '#domain/quotes/shown-in.ts'
import type { Money } from '#domain/values/money.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { PlacesOnPage, placesOf } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { OfferList } from './list/offer-list.tsx'
import { Unavailable } from './list/unavailable.tsx'
import { ContingentCharges } from './offer/contingent-charges.tsx'
import { MaximumCost } from './offer/maximum-cost.tsx'
import styles from './offers.module.css'
import { OpenedPanel } from './opened-panel.tsx'
import { PriceByDay } from './sailings/price-by-day.tsx'
import { visibleOffers } from './state/list-view.ts'
import { type ItemName, isSailing, type NameOf } from './state/offer-details.ts'
import { useListView } from './state/use-list-view.ts'
import { useOpenedOffer } from './state/use-opened-offer.ts'
import type { QuoteQueryInput } from './state/use-prices.ts'
import type { ListView } from './state/view-params.ts'
import { usePanelTop } from './use-panel-top.ts'

const sailingName: ItemName = ({ code, sailing }, placeName) =>
  sailing ? `${sailing.vessel} / ${sailing.voyage}` : placeName(code)

type OffersProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly nameOf?: ItemName
}

/** The offers of a search, with the chosen one opened, or else the cheapest; what a filter hides is not open. */
export function Offers(props: OffersProps) {
  const [view, onView] = useListView()
  const { places, offers } = props.data
  const shown = visibleOffers(props.data, view)
  const opened = shown.find(({ item }) => item.code === view.opened) ?? shown.toSorted(byPrice)[0]
  const details = useOpenedOffer(props.query, opened?.item.code)
  // The names of places come with the list, and with the lines of the opened offer.
  const more = details.status === 'ready' ? details.data.places : undefined
  const known = useMemo(() => placesOf([...places, ...(more ?? [])], offers), [places, offers, more])
  if (offers.length === 0) return null
  return (
    <PlacesOnPage value={known}>
      <NamedOffers {...props} view={view} onView={onView} shown={shown} opened={opened} details={details} />
    </PlacesOnPage>
  )
}

type NamedOffersProps = OffersProps & {
  readonly view: ListView
  readonly shown: readonly OfferSummary[]
  readonly opened: OfferSummary | undefined
  readonly details: CallQuery<OpenedOffer>
  onView(change: Partial<ListView>): void
}

/** The offers on the left, the charges of the opened one on the right, contingent charges below. */
function NamedOffers(props: NamedOffersProps) {
  const { data, query, nameOf: itemName = sailingName, view, shown, opened, details, onView } = props
  const { place } = useNames()
  const nameOf: NameOf = (offer) => itemName(offer.item, place)
  const list = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(max-width: 639px)')
  usePanelTop(side, isPhone)
  const [isOver, setOver] = useState(false)
  const open = (code: string) => {
    onView({ opened: code })
    setOver(true)
    // On a narrow screen the charges are below the list, so the page scrolls to them.
    const isBelow = side.current && side.current.getBoundingClientRect().top > window.innerHeight
    if (isBelow) side.current?.scrollIntoView({ block: 'start' })
  }
  const code = opened?.item.code
  const shownMoney = (sum: Money) => shownIn(sum, view.currency, data.dollarRate)
  const panel = opened && {
    query,
    offer: opened,
    isContract: data.contractOfferCodes.includes(opened.item.code),
    details,
    name: nameOf(opened),
    currency: view.currency,
    dollarRate: data.dollarRate,
  }
  return (
    <div className={styles.offers}>
      {data.offers.every(isSailing) && (
        <PriceByDay data={data} view={view} shownMoney={shownMoney} onView={onView} />
      )}
      <div className={styles.columns}>
        <div className={styles.list} ref={list}>
          <OfferList
            data={data}
            query={query}
            nameOf={nameOf}
            shown={shown}
            view={view}
            opened={code}
            shownMoney={shownMoney}
            onView={onView}
            onOpened={open}
          />
          <Unavailable unavailable={data.unavailable} nameOf={nameOf} />
        </div>
        {panel && !isPhone && (
          <div className={styles.side} ref={side}>
            <OpenedPanel {...panel} key={code} onBack={() => list.current?.scrollIntoView()} />
          </div>
        )}
        {panel && isPhone && isOver && <OfferSheet {...panel} key={code} onBack={() => setOver(false)} />}
      </div>
      <ContingentSection key={`${code} ${JSON.stringify(query)}`} query={query} details={details} />
    </div>
  )
}

/** On a phone the charges come over the list, and the list is where it was when they are closed. */
function OfferSheet(panel: ComponentProps<typeof OpenedPanel>) {
  const { t } = useTranslation('common')
  return (
    <Dialog title={panel.name} closeLabel={t('close')} size="sheet" startsAtTop onClose={panel.onBack}>
      <OpenedPanel {...panel} isInDialog />
    </Dialog>
  )
}

/** What the opened offer may still cost. An error is shown once, beside the lines. */
function ContingentSection({ query, details }: Pick<NamedOffersProps, 'query' | 'details'>) {
  const { t } = useTranslation('common')
  if (details.status === 'loading') return <Skeleton label={t('loading')} rows={4} />
  if (details.status !== 'ready') return null
  const { quote } = details.data.offer
  return (
    <>
      <ContingentCharges contingentCharges={quote.contingentCharges} />
      <MaximumCost quote={quote} query={query} />
    </>
  )
}
