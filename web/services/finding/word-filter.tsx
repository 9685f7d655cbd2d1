import { useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import type { FilterKey } from './filter-groups.ts'
import styles from './filter-panel.module.css'
import { countsOf, isChosen, toggled, unfolded } from './filters.ts'
import type { FindingProps } from './finding-props.ts'

type WordFilterProps = FindingProps & { readonly filterKey: FilterKey }

/** The words of one dictionary that some place goes by, each with what it would find. */
export function WordFilter({ filterKey, places, rows, state }: WordFilterProps) {
  const { t } = useTranslation('places')
  const [isWhole, setWhole] = useState(false)
  const { filters, choose } = state
  const counts = countsOf(places, filters, filterKey)
  const inOrder = (rows[filterKey] ?? []).map(({ value }) => value).filter((value) => counts.has(value))
  const shown = isWhole ? inOrder : unfolded(inOrder, counts, filters.listed[filterKey])
  return (
    <fieldset className={styles.dictionary}>
      <legend>{t(`dictionaries.${filterKey}`)}</legend>
      {shown.map((value) => {
        const count = counts.get(value) ?? 0
        const isTicked = isChosen(filters, filterKey, value)
        return (
          <label key={value} data-empty={(count === 0 && !isTicked) || undefined}>
            <input
              type="checkbox"
              checked={isTicked}
              onChange={() => choose(toggled(filters, filterKey, value))}
            />
            <span>{wordFor(rows, filterKey, value)}</span>
            <span className={styles.count}>{count}</span>
          </label>
        )
      })}
      {!isWhole && shown.length < inOrder.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {t('filters.more', { count: inOrder.length - shown.length })}
        </button>
      )}
    </fieldset>
  )
}
