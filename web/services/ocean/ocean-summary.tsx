import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SearchSummary } from '#web/services/shared/search-summary.tsx'
import { useAddOnText } from './use-add-on-text.ts'

type OceanSummaryProps = { readonly query: QueryOf<'ocean'>; onChange(): void }

/** The search for ocean freight in one line. */
export function OceanSummary({ query, onChange }: OceanSummaryProps) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const addOnText = useAddOnText()
  const [first, last] = [query.etdFrom, query.etdTo].map((day) => formatDay(day, language, 'date'))
  const days =
    first === last
      ? t('booking.oneDay', { day: first ?? '' })
      : t('booking.days', { first: first ?? '', last: last ?? '' })
  return (
    <SearchSummary
      title={t('booking.summary', { from: names.port(query.pol), to: names.port(query.pod) })}
      parts={[
        query.containers.map(({ type, count }) => `${count} × ${type}`).join(' + '),
        query.cargoWeightKg && t('booking.weight', { weight: formatAmount(query.cargoWeightKg) }),
        days,
        query.carrier && names.carrier(query.carrier),
        query.contractOnly && t('prices:form.contractOnly'),
        query.incoterm,
        ...query.addOns.map(addOnText),
      ]}
      onChange={onChange}
    />
  )
}
