import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Filters, filterParams, noFilters } from '#web/services/search/filters.ts'
import styles from '#web/services/search/search.module.css'
import cards from '#web/services/shared/cards.module.css'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WarehouseTile } from './warehouse-tile.tsx'

const shownAtOnce = 6

type RecommendedProps = {
  readonly found: readonly WarehouseCard[]
  readonly criteria: { readonly city: string; readonly goods: string }
  readonly rows: RowsByCode
}

/** The warehouses that take the goods, the most free space first; the list page has the others. */
export function Recommended({ found, criteria, rows }: RecommendedProps) {
  const { t } = useTranslation('places')
  const listed: Filters['listed'] = criteria.city ? { cityList: [criteria.city] } : {}
  const query = filterParams({ ...noFilters, listed }, ['cityList']).toString()
  const toList = (
    <Link className={buttonClass()} to={`${servicePaths.warehouses}${query && `?${query}`}`}>
      {t('entry.toList')}
    </Link>
  )
  return (
    <section aria-label={t('entry.recommended')}>
      <div className={styles.head}>
        <h2>{t('entry.recommended')}</h2>
        <p>{t('entry.recommendedText')}</p>
        {found.length > 0 && toList}
      </div>
      {found.length === 0 ? (
        <EmptyState
          state="no-match"
          title={t('finding.warehouses.none')}
          text={t('entry.noneText')}
          action={toList}
        />
      ) : (
        <ul className={cards.cards}>
          {found.slice(0, shownAtOnce).map((card) => (
            <li key={card.code}>
              <WarehouseTile card={card} rows={rows} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
