import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import cards from '#web/services/shared/cards.module.css'
import { ListOrTable } from '#web/services/shared/list-or-table.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Filters, Searchable } from './filters.ts'
import styles from './search.module.css'
import type { SearchProps } from './search-props.ts'
import { type Criterion, useCriteria } from './use-criteria.ts'

type SearchResultsProps<Place extends Searchable> = SearchProps & {
  readonly found: readonly Place[]
  readonly tile: (place: Place) => ReactNode
  /** With columns, the results can be read as a table too. */
  readonly columns?: readonly Column<NoInfer<Place>>[]
  /** Each result has a row of its own. */
  readonly hasWideTiles?: boolean
  /** Between the criteria and the results. */
  readonly tools?: ReactNode
}

const narrow = { '--card': '340px' } as CSSProperties
const wide = { '--card': '100%' } as CSSProperties

/** The results with their criteria; without a result, how to find more. */
export function SearchResults<Place extends Searchable>({
  found,
  tile,
  columns,
  hasWideTiles,
  tools,
  ...search
}: SearchResultsProps<Place>) {
  const { t } = useTranslation('places')
  const { noun, places, state } = search
  const heading = useRef<HTMLHeadingElement>(null)
  const criteria = useCriteria(search)
  const isFiltered = criteria.length > 0
  // The pressed button is gone, so the focus moves to the results.
  const apply = (next?: Filters) => {
    state.reset(next)
    heading.current?.focus()
  }
  const clear = isFiltered && (
    <Button isCompact onClick={() => apply()}>
      {t('filters.clear')}
    </Button>
  )
  const counts = { found: found.length, total: places.length, count: places.length }
  return (
    <section aria-label={t(`finding.${noun}.results`)}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`finding.${noun}.results`)}
        </h2>
        <p role="status">{t(isFiltered ? `finding.${noun}.foundOf` : `finding.${noun}.total`, counts)}</p>
        {found.length > 0 && clear}
      </div>
      {isFiltered && <Criteria criteria={criteria} onRemove={({ without }) => apply(without)} />}
      {tools}
      {found.length === 0 ? (
        <EmptyState
          state={isFiltered ? 'no-match' : 'first-use'}
          title={t(`finding.${noun}.none`)}
          text={<p>{isFiltered ? t(`finding.${noun}.noneText`) : t(`finding.${noun}.empty`)}</p>}
          action={clear}
        />
      ) : (
        <ListOrTable
          caption={t(`finding.${noun}.results`)}
          columns={columns}
          rows={found}
          rowKey={({ code }) => code}
        >
          {(shown) => (
            <ul className={cards.cards} style={hasWideTiles ? wide : narrow}>
              {shown.map((place) => (
                <li key={place.code}>{tile(place)}</li>
              ))}
            </ul>
          )}
        </ListOrTable>
      )}
    </section>
  )
}

type CriteriaProps = { readonly criteria: readonly Criterion[]; onRemove(criterion: Criterion): void }

/** The criteria, each with a button to remove it. */
function Criteria({ criteria, onRemove }: CriteriaProps) {
  const { t } = useTranslation('places')
  return (
    <ul className={styles.criteria} aria-label={t('filters.active')}>
      {criteria.map((criterion) => (
        <li key={criterion.key}>
          <Button
            isCompact
            icon="close"
            aria-label={t('filters.without', { criterion: criterion.text })}
            onClick={() => onRemove(criterion)}
          >
            {criterion.text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
