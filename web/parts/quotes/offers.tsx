import { useMemo, useRef, useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { byPrice } from '#domain/quotes/compare.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Additions } from './additions.tsx'
import { EtdGrid } from './etd-grid.tsx'
import { Keep } from './keep.tsx'
import { OfferDetail } from './offer-detail.tsx'
import { isSailing, type NameOf, type SubjectName } from './offer-facts.ts'
import { OfferList } from './offer-list.tsx'
import styles from './offers.module.css'
import { PlacesInSight, placesOf } from './place-names.ts'
import { useNames } from './use-names.ts'
import type { AskedWish } from './use-prices.ts'
import { WorstCase } from './worst-case.tsx'

const sailingName: SubjectName = ({ code, sailing }, placeName) =>
  sailing ? `${sailing.vessel} / ${sailing.voyage}` : placeName(code)

type OffersProps = {
  readonly data: OffersData
  readonly wish: AskedWish
  readonly nameOf?: SubjectName
}

/** The offers with the names of the places they speak of. */
export function Offers(props: OffersProps) {
  const { places, offers } = props.data
  const known = useMemo(() => placesOf(places, offers), [places, offers])
  return (
    <PlacesInSight value={known}>
      <NamedOffers {...props} />
    </PlacesInSight>
  )
}

/** The offers left, the price of the chosen one right; below, what could be added to it. */
function NamedOffers({ data, wish, nameOf: subjectName = sailingName }: OffersProps) {
  const { place } = useNames()
  const nameOf: NameOf = (offer) => subjectName(offer.subject, place)
  const [code, setCode] = useState<string>()
  const side = useRef<HTMLDivElement>(null)
  const choose = (chosenCode: string) => {
    setCode(chosenCode)
    // Where the price stands below the list instead of beside it, the reader is brought to it.
    const isBelow = side.current && side.current.getBoundingClientRect().top > window.innerHeight
    if (isBelow) side.current?.scrollIntoView({ block: 'start' })
  }
  const cheapest = data.offers.toSorted(byPrice)[0]
  const chosen = data.offers.find(({ subject }) => subject.code === code) ?? cheapest
  if (!chosen) return null
  const { subject, quote } = chosen
  return (
    <div className={styles.offers}>
      {data.offers.every(isSailing) && (
        <EtdGrid data={data} wish={wish} chosen={subject.code} onChosen={choose} />
      )}
      <div className={styles.columns}>
        <div className={styles.list}>
          <OfferList data={data} nameOf={nameOf} chosen={subject.code} onChosen={choose} />
          <Misses misses={data.misses} nameOf={nameOf} />
        </div>
        <div className={styles.side} ref={side}>
          <OfferDetail
            key={subject.code}
            offer={chosen}
            name={nameOf(chosen)}
            carbon={data.carbon[subject.code]}
          >
            <Keep wish={wish} offerCode={subject.code} total={quote.total} />
          </OfferDetail>
        </div>
      </div>
      <Additions possible={quote.possible} />
      <WorstCase key={subject.code} quote={quote} wish={wish} />
    </div>
  )
}

function Misses({ misses, nameOf }: { misses: OffersData['misses']; nameOf: NameOf }) {
  const { t } = useTranslation('prices')
  if (misses.length === 0) return null
  return (
    <details className={styles.misses}>
      <summary>
        {t('list.misses')} ({misses.length})
      </summary>
      <ul>
        {misses.map(({ subject, refusal, facts }) => (
          <li key={subject.code}>
            {t('list.miss', { name: nameOf({ subject }), reason: t(`refusals:${refusal}`, facts) })}
          </li>
        ))}
      </ul>
    </details>
  )
}
