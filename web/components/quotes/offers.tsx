import { useMemo, useRef, useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { byPrice } from '#domain/quotes/compare.ts'
import { PlacesOnPage, placesOf } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ContingentCharges } from './contingent-charges.tsx'
import { EtdGrid } from './etd-grid.tsx'
import { MaximumCost } from './maximum-cost.tsx'
import { OfferDetail } from './offer-detail.tsx'
import { type ItemName, isSailing, type NameOf } from './offer-details.ts'
import { OfferList } from './offer-list.tsx'
import styles from './offers.module.css'
import { SaveQuote } from './save-quote.tsx'
import type { QuoteQueryInput } from './use-prices.ts'

const sailingName: ItemName = ({ code, sailing }, placeName) =>
  sailing ? `${sailing.vessel} / ${sailing.voyage}` : placeName(code)

type OffersProps = {
  readonly data: OffersData
  readonly query: QuoteQueryInput
  readonly nameOf?: ItemName
}

/** The offers with the names of their places. */
export function Offers(props: OffersProps) {
  const { places, offers } = props.data
  const known = useMemo(() => placesOf(places, offers), [places, offers])
  return (
    <PlacesOnPage value={known}>
      <NamedOffers {...props} />
    </PlacesOnPage>
  )
}

/** The offers on the left, the charges of the chosen one on the right, contingent charges below. */
function NamedOffers({ data, query, nameOf: itemName = sailingName }: OffersProps) {
  const { place } = useNames()
  const nameOf: NameOf = (offer) => itemName(offer.item, place)
  const [code, setCode] = useState<string>()
  const side = useRef<HTMLDivElement>(null)
  const choose = (chosenCode: string) => {
    setCode(chosenCode)
    // On a narrow screen the charges are below the list, so the page scrolls to them.
    const isBelow = side.current && side.current.getBoundingClientRect().top > window.innerHeight
    if (isBelow) side.current?.scrollIntoView({ block: 'start' })
  }
  const cheapest = data.offers.toSorted(byPrice)[0]
  const chosen = data.offers.find(({ item }) => item.code === code) ?? cheapest
  if (!chosen) return null
  const { item, quote } = chosen
  return (
    <div className={styles.offers}>
      {data.offers.every(isSailing) && (
        <EtdGrid data={data} query={query} chosen={item.code} onChosen={choose} />
      )}
      <div className={styles.columns}>
        <div className={styles.list}>
          <OfferList data={data} nameOf={nameOf} chosen={item.code} onChosen={choose} />
          <Unavailable unavailable={data.unavailable} nameOf={nameOf} />
        </div>
        <div className={styles.side} ref={side}>
          <OfferDetail key={item.code} offer={chosen} name={nameOf(chosen)} carbon={data.carbon[item.code]}>
            <SaveQuote query={query} offerCode={item.code} total={quote.total} />
          </OfferDetail>
        </div>
      </div>
      <ContingentCharges contingentCharges={quote.contingentCharges} />
      <MaximumCost key={item.code} quote={quote} query={query} />
    </div>
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
