import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'
import { warehouseFormValues } from './warehouse-query.ts'

type StorageSummaryProps = {
  readonly query: QueryOf<'warehouse'>
  /** Where: a city or a warehouse. */
  readonly title: string
  /** The kind of goods, if it was searched for. */
  readonly goods?: string
  onChange(): void
}

/** The search for a warehouse in one line. */
export function StorageSummary({ query, title, goods, onChange }: StorageSummaryProps) {
  const { t } = useTranslation('places')
  const day = formatDay(query.day, useLanguage(), 'date')
  const { volume = '', weight = '', pallets, pieces } = warehouseFormValues(query)
  return (
    <SearchSummary
      title={title}
      parts={[
        goods,
        t('stay.summary.cargo', { volume, weight }),
        Boolean(Number(pallets)) && `${t('stay.pallets')} × ${pallets}`,
        Boolean(Number(pieces)) && `${t('stay.pieces')} × ${pieces}`,
        t('stay.summary.days', { count: query.storageDays, day }),
      ]}
      onChange={onChange}
    />
  )
}
