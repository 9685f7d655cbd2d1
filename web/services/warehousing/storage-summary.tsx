import type { RowsByCode } from '#contract/dictionaries.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'
import { warehouseFormValues } from './warehouse-query.ts'

type StorageSummaryProps = {
  readonly query: QueryOf<'warehouse'>
  readonly criteria: { readonly city: string; readonly goods: string }
  readonly rows: RowsByCode
  onChange(): void
}

/** The search for a warehouse in one line. */
export function StorageSummary({ query, criteria, rows, onChange }: StorageSummaryProps) {
  const { t } = useTranslation('places')
  const day = formatDay(query.day, useLanguage(), 'date')
  const { volume = '', weight = '', pallets, pieces } = warehouseFormValues(query)
  return (
    <SearchSummary
      title={criteria.city ? labelFor(rows, 'cityList', criteria.city) : t('entry.anyCity')}
      parts={[
        criteria.goods !== '' && labelFor(rows, 'goodsType', criteria.goods),
        t('stay.summary.cargo', { volume, weight }),
        Boolean(Number(pallets)) && `${t('stay.pallets')} × ${pallets}`,
        Boolean(Number(pieces)) && `${t('stay.pieces')} × ${pieces}`,
        t('stay.summary.days', { count: query.storageDays, day }),
      ]}
      onChange={onChange}
    />
  )
}
