import { useId } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import checkbox from './checkbox.module.css'
import { carriersIn } from './list-view.ts'
import { isSailing } from './offer-details.ts'
import styles from './offer-list.module.css'
import { type ListView, sortings } from './view-params.ts'

type ListToolsProps = {
  readonly data: OffersData
  readonly view: ListView
  onView(change: Partial<ListView>): void
}

/** Sorting and filters of the list; a control without effect is not shown. */
export function ListTools({ data, view, onView }: ListToolsProps) {
  const { t } = useTranslation('prices')
  const names = useNames()
  const id = useId()
  const carriers = carriersIn(data.offers)
  if (data.offers.length < 2) return null
  const usable = data.offers.every(isSailing) ? sortings : (['byPrice'] as const)
  return (
    <div className={styles.tools}>
      {usable.length > 1 && (
        <fieldset className={styles.sortings}>
          <legend>{t('list.sort')}</legend>
          {usable.map((sorting) => (
            <Button
              key={sorting}
              isCompact
              variant={view.sorting === sorting ? 'primary' : 'secondary'}
              aria-pressed={view.sorting === sorting}
              onClick={() => onView({ sorting })}
            >
              {t(`list.${sorting}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {carriers.length > 1 && (
        <div className={styles.filter}>
          <label htmlFor={id}>{t('form.carrier')}</label>
          <Select
            id={id}
            value={view.carrier ?? ''}
            placeholder={t('list.allCarriers')}
            choices={carriers.map((code) => ({ value: code, label: names.carrier(code) }))}
            onChosen={(carrier) => onView({ carrier: carrier || undefined })}
          />
        </div>
      )}
      {data.contractOfferCodes.length > 0 && (
        <label className={checkbox.checkbox}>
          <input
            type="checkbox"
            checked={view.contractOnly}
            onChange={({ target }) => onView({ contractOnly: target.checked })}
          />
          {t('list.contractOnly')}
        </label>
      )}
    </div>
  )
}
