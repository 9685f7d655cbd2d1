import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CompareTable } from './compare-table.tsx'
import { ListTools } from './list-tools.tsx'
import { type ListView, plainView, praisesOf, viewed } from './list-view.ts'
import { OfferCard } from './offer-card.tsx'
import type { NameOf } from './offer-facts.ts'
import styles from './offer-list.module.css'
import { writeDay } from './write-day.ts'

/** Side by side, a reader follows three. */
const mostCompared = 3

type OfferListProps = {
  readonly data: OffersData
  readonly nameOf: NameOf
  readonly chosen: string
  onChosen(code: string): void
}

/** The offers as the reader wants them sorted and sifted, up to three of them side by side. */
export function OfferList({ data, nameOf, chosen, onChosen }: OfferListProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [view, setView] = useState<ListView>(plainView)
  const [compared, setCompared] = useState<readonly string[]>([])
  const shown = viewed(data, view)
  const praises = praisesOf(data.offers)
  const count = data.offers.length
  const turn = (code: string) =>
    setCompared(compared.includes(code) ? compared.filter((one) => one !== code) : [...compared, code])
  const clear = (
    <button
      className={button.small}
      type="button"
      onClick={() => setView({ ...plainView, sorting: view.sorting })}
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
            praises={praises.get(offer.item.code) ?? []}
            isContract={data.contracts.includes(offer.item.code)}
            isChosen={offer.item.code === chosen}
            isCompared={compared.includes(offer.item.code)}
            mayCompare={count > 1 && compared.length < mostCompared}
            hasOthers={count > 1}
            onChosen={() => onChosen(offer.item.code)}
            onCompared={() => turn(offer.item.code)}
          />
        ))}
      </ul>
    </>
  )
}
