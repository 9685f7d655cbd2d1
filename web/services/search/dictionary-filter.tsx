import { useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { Button } from '#web/ui/button.tsx'
import type { FilterKey } from './filter-groups.ts'
import styles from './filter-panel.module.css'
import { countsOf, isSelected, shownValues, toggled } from './filters.ts'
import type { SearchProps } from './search-props.ts'

type DictionaryFilterProps = SearchProps & { readonly filterKey: FilterKey }

/** The values of one dictionary, each with its number of results. */
export function DictionaryFilter({ filterKey, places, rows, state }: DictionaryFilterProps) {
  const { t } = useTranslation('places')
  const [showsAll, setShowsAll] = useState(false)
  const { filters, choose } = state
  const counts = countsOf(places, filters, filterKey)
  const inOrder = (rows[filterKey] ?? []).map(({ value }) => value).filter((value) => counts.has(value))
  const shown = showsAll ? inOrder : shownValues(inOrder, counts, filters.listed[filterKey])
  return (
    <fieldset className={styles.dictionary}>
      <legend>{t(`dictionaries.${filterKey}`)}</legend>
      {shown.map((value) => {
        const count = counts.get(value) ?? 0
        const isOn = isSelected(filters, filterKey, value)
        return (
          <label key={value} data-empty={(count === 0 && !isOn) || undefined}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => choose(toggled(filters, filterKey, value))}
            />
            <span>{labelFor(rows, filterKey, value)}</span>
            <span className={styles.count}>{count}</span>
          </label>
        )
      })}
      {!showsAll && shown.length < inOrder.length && (
        <Button variant="quiet" isCompact onClick={() => setShowsAll(true)}>
          {t('filters.more', { count: inOrder.length - shown.length })}
        </Button>
      )}
    </fieldset>
  )
}
