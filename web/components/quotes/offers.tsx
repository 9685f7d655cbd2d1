import { useMemo, useRef, useState } from 'react'
import type { OfferSummary } from '#contract/offers.ts'
import type { OffersData, OpenedOffer } from '#contract/quotes.ts'
import { byPrice } from '#domain/quotes/compare.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { PlacesOnPage, placesOf } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContingentCharges } from './contingent-charges.tsx'
import { EtdGrid } from './etd-grid.tsx'
import { MaximumCost } from './maximum-cost.tsx'
import { OfferFrame, OfferLines } from './offer-detail.tsx'
import { type ItemName, isSailing, type NameOf } from './offer-details.ts'
import { OfferList } from './offer-list.tsx'
import styles from './offers.module.css'
import { SaveQuote } from './save-quote.tsx'
import { useOpenedOffer } from './use-opened-offer.ts'
import type { QuoteQueryInput } from './use-prices.ts'

const sailingName: ItemName = ({ code, sailing }, placeName) =>
  sailing ? `${sailing.vessel} / ${sailing.voyage}` : placeName(code)

type OffersProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly nameOf?: ItemName
}

/** The offers of a search, with the cheapest opened. */
export function Offers({ data, query, nameOf }: OffersProps) {
  const [code, setCode] = useState<string>()
  const offers: readonly OfferSummary[] = data.offers
  const opened = offers.find(({ item }) => item.code === code) ?? offers.toSorted(byPrice)[0]
  if (!opened) return null
  return <OpenedOffers data={data} query={query} nameOf={nameOf} opened={opened} onOpened={setCode} />
}

type OpenedOffersProps = OffersProps & { readonly opened: OfferSummary; onOpened(code: string): void }

/** The names of places come with the list, and with the lines of the opened offer. */
function OpenedOffers({ opened, ...props }: OpenedOffersProps) {
  const { places, offers } = props.data
  const details = useOpenedOffer(props.query, opened.item.code)
  const more = details.status === 'ready' ? details.data.places : undefined
  const known = useMemo(() => placesOf([...places, ...(more ?? [])], offers), [places, offers, more])
  return (
    <PlacesOnPage value={known}>
      <NamedOffers {...props} opened={opened} details={details} />
    </PlacesOnPage>
  )
}

type NamedOffersProps = OpenedOffersProps & { readonly details: CallQuery<OpenedOffer> }

/** The offers on the left, the charges of the opened one on the right, contingent charges below. */
function NamedOffers(props: NamedOffersProps) {
  const { data, query, nameOf: itemName = sailingName, opened, details, onOpened } = props
  const { place } = useNames()
  const nameOf: NameOf = (offer) => itemName(offer.item, place)
  const side = useRef<HTMLDivElement>(null)
  const open = (code: string) => {
    onOpened(code)
    // On a narrow screen the charges are below the list, so the page scrolls to them.
    const isBelow = side.current && side.current.getBoundingClientRect().top > window.innerHeight
    if (isBelow) side.current?.scrollIntoView({ block: 'start' })
  }
  const { code } = opened.item
  return (
    <div className={styles.offers}>
      {data.offers.every(isSailing) && <EtdGrid data={data} query={query} opened={code} onOpened={open} />}
      <div className={styles.columns}>
        <div className={styles.list}>
          <OfferList data={data} query={query} nameOf={nameOf} opened={code} onOpened={open} />
          <Unavailable unavailable={data.unavailable} nameOf={nameOf} />
        </div>
        <div className={styles.side} ref={side}>
          <Opened key={code} query={query} offer={opened} details={details} name={nameOf(opened)} />
        </div>
      </div>
      <ContingentSection key={code} query={query} details={details} />
    </div>
  )
}

type OpenedProps = Pick<NamedOffersProps, 'query' | 'details'> & {
  readonly offer: OfferSummary
  readonly name: string
}

const lineSkeleton = { rows: 8, rowHeight: '52px' } as const

/** The total is known from the list; the lines follow. */
function Opened({ query, offer, details, name }: OpenedProps) {
  const { total } = details.status === 'ready' ? details.data.offer.quote : offer.quote
  return (
    <OfferFrame name={name} total={total}>
      <SaveQuote query={query} offerCode={offer.item.code} total={total} validUntil={offer.validUntil} />
      <QueryState query={details} skeleton={lineSkeleton}>
        {(opened) => <OfferLines offer={opened.offer} carbon={opened.carbon} />}
      </QueryState>
    </OfferFrame>
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

function Unavailable({ unavailable, nameOf }: { unavailable: OffersData['unavailable']; nameOf: NameOf }) {
  const { t } = useTranslation('prices')
  if (unavailable.length === 0) return null
  return (
    <details className={styles.unavailable}>
      <summary>
        {t('list.unavailable')} ({unavailable.length})
      </summary>
      <ul>
        {unavailable.map(({ item, refusal, params }) => (
          <li key={item.code}>
            {t('list.unavailableItem', { name: nameOf({ item }), reason: t(`refusals:${refusal}`, params) })}
          </li>
        ))}
      </ul>
    </details>
  )
}
