import type { RowsByCode } from '#contract/dictionaries.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'
import { workFields } from './depot-query.ts'

type StaySummaryProps = {
  readonly query: QueryOf<'depot'>
  readonly rows: RowsByCode
  onChange(): void
}

/** The search for storage in a depot in one line. */
export function StaySummary({ query, rows, onChange }: StaySummaryProps) {
  const { t } = useTranslation('places')
  const day = formatDay(query.day, useLanguage(), 'date')
  const size = t(`depots.form.sizes.${query.size}`)
  return (
    <SearchSummary
      title={labelFor(rows, 'yardServiceSite', query.port)}
      parts={[
        `${query.containers} × ${size}`,
        t(`depots.form.kinds.${query.kind}`),
        t('depots.form.summary', { count: query.days, day }),
        ...workFields.map((field) => query[field] > 0 && `${t(`depots.form.${field}`)} × ${query[field]}`),
        query.hazardous && t('depots.form.hazardous'),
      ]}
      onChange={onChange}
    />
  )
}
