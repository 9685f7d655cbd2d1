import { useEffect, useRef } from 'react'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import cards from '#web/services/frame/cards.module.css'
import { wordFor } from '#web/services/frame/dictionary-words.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countOfFilters } from './filters.ts'
import styles from './list.module.css'
import type { FilterState } from './use-filters.ts'
import { WarehouseTile } from './warehouse-tile.tsx'

type WarehouseCardsProps = {
  readonly found: readonly WarehouseCard[]
  readonly total: number
  readonly rows: RowsByCode
  readonly state: FilterState
}

export function WarehouseCards({ found, total, rows, state }: WarehouseCardsProps) {
  const { t } = useTranslation('places')
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = countOfFilters(state.filters) > 0
  const wasEmpty = useRef(false)
  // The button that cleared the search is gone: the focus goes to what it brought back.
  useEffect(() => {
    if (wasEmpty.current && found.length > 0 && document.activeElement === document.body)
      heading.current?.focus()
    wasEmpty.current = found.length === 0
  }, [found.length])
  const clear = (
    <button className={button.small} type="button" onClick={state.clear}>
      {t('filters.clear')}
    </button>
  )
  return (
    <section aria-label={t('list.results')}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('list.results')}
        </h2>
        <p role="status">
          {isFiltered ? t('list.foundOf', { found: found.length, total }) : t('list.total', { count: total })}
        </p>
        {isFiltered && clear}
      </div>
      {found.length === 0 ? (
        <EmptyState
          state="no-match"
          title={t('list.none')}
          text={<Criteria rows={rows} state={state} />}
          action={isFiltered && clear}
        />
      ) : (
        <ul className={cards.cards}>
          {found.map((card) => (
            <li key={card.code}>
              <WarehouseTile card={card} rows={rows} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What was looked for, so that it can be seen what was too much. */
function Criteria({ rows, state }: Pick<WarehouseCardsProps, 'rows' | 'state'>) {
  const { t } = useTranslation('places')
  const { listed, leastArea, text } = state.filters
  const words = Object.entries(listed).flatMap(([dictionary, values]) =>
    values.map((value) => wordFor(rows, dictionary, value)),
  )
  const area = leastArea !== undefined && t('list.areaAsked', { area: leastArea })
  const asked = [text, area, ...words].filter(Boolean)
  return <p>{asked.length > 0 ? t('list.asked', { criteria: asked.join(t('comma')) }) : t('list.empty')}</p>
}
