import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'
import { workFields } from './depot-query.ts'

type StaySummaryProps = {
  readonly query: QueryOf<'depot'>
  /** Where: a port or a depot. */
  readonly title: string
  /** Named in place of the work on the containers. */
  readonly services?: readonly string[]
  onChange(): void
}

/** The search for storage in a depot in one line. */
export function StaySummary({ query, title, services, onChange }: StaySummaryProps) {
  const { t } = useTranslation('places')
  const day = formatDay(query.day, useLanguage(), 'date')
  const work = [
    ...workFields.map((field) => query[field] > 0 && `${t(`depots.form.${field}`)} × ${query[field]}`),
    query.hazardous && t('depots.form.hazardous'),
  ]
  const size = t(`depots.form.sizes.${query.size}`)
  return (
    <SearchSummary
      title={title}
      parts={[
        `${query.containers} × ${size}`,
        t(`depots.form.kinds.${query.kind}`),
        t('depots.form.summary', { count: query.days, day }),
        ...(services ?? work),
      ]}
      onChange={onChange}
    />
  )
}
