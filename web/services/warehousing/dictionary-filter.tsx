import { useState } from 'react'
import type { WarehouseDictionary } from '#domain/places/warehouse.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { wordFor } from '#web/services/frame/dictionary-words.ts'
import styles from './filter-panel.module.css'
import type { FilterPanelProps } from './filter-panel-props.ts'
import { countsOf, isChosen, toggled } from './filters.ts'

/** More words than this are folded until they are asked for. */
const shownAtOnce = 6

type DictionaryFilterProps = FilterPanelProps & { readonly dictionary: WarehouseDictionary }

/** The words of one dictionary that some warehouse goes by, each with what it would find. */
export function DictionaryFilter({ dictionary, cards, rows, state }: DictionaryFilterProps) {
  const { t } = useTranslation('places')
  const [isWhole, setWhole] = useState(false)
  const { filters, choose } = state
  const counts = countsOf(cards, filters, dictionary)
  const inOrder = (rows[dictionary] ?? []).map(({ value }) => value).filter((value) => counts.has(value))
  const folded = (value: string, at: number) => at < shownAtOnce || isChosen(filters, dictionary, value)
  const shown = isWhole ? inOrder : inOrder.filter(folded)
  return (
    <fieldset className={styles.dictionary}>
      <legend>{t(`dictionaries.${dictionary}`)}</legend>
      {shown.map((value) => {
        const count = counts.get(value) ?? 0
        const isTicked = isChosen(filters, dictionary, value)
        return (
          <label key={value} data-empty={(count === 0 && !isTicked) || undefined}>
            <input
              type="checkbox"
              checked={isTicked}
              onChange={() => choose(toggled(filters, dictionary, value))}
            />
            <span>{wordFor(rows, dictionary, value)}</span>
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
