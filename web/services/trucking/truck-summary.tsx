import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'

type TruckSummaryProps = {
  readonly query: QueryOf<'trucking'>
  readonly route: { readonly from: string; readonly to: string }
  nameOfPlace(code: string): string
  onChange(): void
}

/** The search for trucking in one line. */
export function TruckSummary({ query, route, nameOfPlace, onChange }: TruckSummaryProps) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const { containers, day, loadingPoints, weighings, pickUpDepot, returnDepot } = query
  const containersText = containers
    .map(({ type, count, grossWeightKg }) => {
      const text = `${count} × ${type}`
      return grossWeightKg ? t('summary.weight', { text, weight: formatAmount(String(grossWeightKg)) }) : text
    })
    .join(' + ')
  return (
    <SearchSummary
      title={t('way', route)}
      parts={[
        containersText,
        t('summary.day', { day: formatDay(day, language, 'date') }),
        loadingPoints > 1 && t('summary.points', { points: loadingPoints }),
        weighings > 0 && t('summary.weighings', { containers: weighings }),
        pickUpDepot && t('summary.pickUpDepot', { depot: nameOfPlace(pickUpDepot) }),
        returnDepot && t('summary.returnDepot', { depot: nameOfPlace(returnDepot) }),
      ]}
      onChange={onChange}
    />
  )
}
