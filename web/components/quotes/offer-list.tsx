import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { writeDay } from '#web/components/formats/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CompareTable } from './compare-table.tsx'
import { ListTools } from './list-tools.tsx'
import { badgesOf, defaultView, type ListView, visibleOffers } from './list-view.ts'
import { OfferCard } from './offer-card.tsx'
import type { NameOf } from './offer-details.ts'
import styles from './offer-list.module.css'

/** A screen fits three offers side by side. */
const maxCompared = 3

type OfferListProps = {
  readonly data: OffersData
  readonly nameOf: NameOf
  readonly chosen: string
  onChosen(code: string): void
}

/** The offers, sorted and filtered; up to three can be compared. */
export function OfferList({ data, nameOf, chosen, onChosen }: OfferListProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [view, setView] = useState<ListView>(defaultView)
  const [compared, setCompared] = useState<readonly string[]>([])
  const shown = visibleOffers(data, view)
  const badges = badgesOf(data.offers)
  const count = data.offers.length
  const turn = (code: string) =>
    setCompared(compared.includes(code) ? compared.filter((one) => one !== code) : [...compared, code])
  const clear = (
    <button
      className={button.small}
      type="button"
      onClick={() => setView({ ...defaultView, sorting: view.sorting })}
    >
      {t('list.clear')}
    </button>
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
          {t('list.asked', { day: writeDay(data.quotedOn, language) })}
        </p>
      </div>
      <ListTools data={data} view={view} onView={setView} />
      {compared.length > 1 && (
        <CompareTable
          offers={compared.flatMap((code) => data.offers.filter(({ item }) => item.code === code))}
          contracts={data.contracts}
          nameOf={nameOf}
          onRemoved={turn}
          onEnded={() => setCompared([])}
        />
      )}
      {shown.length === 0 && <EmptyState state="no-match" title={t('list.noMatch')} action={clear} />}
      <ul className={styles.cards}>
        {shown.map((offer) => (
          <OfferCard
            key={offer.item.code}
            offer={offer}
            name={nameOf(offer)}
            badges={badges.get(offer.item.code) ?? []}
            isContract={data.contracts.includes(offer.item.code)}
            isChosen={offer.item.code === chosen}
            isCompared={compared.includes(offer.item.code)}
            mayCompare={count > 1 && compared.length < maxCompared}
            hasOthers={count > 1}
            onChosen={() => onChosen(offer.item.code)}
            onCompared={() => turn(offer.item.code)}
          />
        ))}
      </ul>
    </>
  )
}
