import { useId } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { useNames } from '#web/components/places/use-names.ts'
import checkbox from '#web/components/quotes/checkbox.module.css'
import { carriersIn, terminalsIn } from '#web/components/quotes/state/list-view.ts'
import { isSailing } from '#web/components/quotes/state/offer-details.ts'
import { type ListView, sortings } from '#web/components/quotes/state/view-params.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import styles from './offer-list.module.css'

type ListToolsProps = {
  readonly data: OffersData
  readonly view: ListView
  onView(change: Partial<ListView>): void
}

/** Sorting and filters of the list; a control without effect is not shown. */
export function ListTools({ data, view, onView }: ListToolsProps) {
  const { t } = useTranslation('prices')
  const names = useNames()
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
      <CodeFilter
        label={t('form.carrier')}
        all={t('list.allCarriers')}
        value={view.carrier}
        choices={carriers.map((code) => ({ value: code, label: names.carrier(code) }))}
        onChosen={(carrier) => onView({ carrier })}
      />
      <CodeFilter
        label={t('myQuotes:sailing.terminal')}
        all={t('list.allTerminals')}
        value={view.terminal}
        choices={terminalsIn(data.offers).map((code) => ({ value: code, label: names.place(code) }))}
        onChosen={(terminal) => onView({ terminal })}
      />
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

type CodeFilterProps = {
  readonly label: string
  /** What stands for no filter. */
  readonly all: string
  readonly value: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  onChosen(code: string | undefined): void
}

/** Leaves the offers with one code; a single code is no choice. */
function CodeFilter({ label, all, value, choices, onChosen }: CodeFilterProps) {
  const id = useId()
  if (choices.length < 2) return null
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value ?? ''}
        placeholder={all}
        choices={choices}
        onChosen={(code) => onChosen(code || undefined)}
      />
    </div>
  )
}
