import { Link } from 'react-router'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { type CarrierRow, carrierPage } from './carrier-row.ts'

/** The list of carriers as a table. */
export function useCarrierColumns(): readonly Column<CarrierRow>[] {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  return [
    {
      key: 'carrier',
      header: t('line.carrier'),
      isRowHeader: true,
      narrowSlot: 'first',
      cell: ({ code, name }) => (
        <Link to={carrierPage(code)} title={name[language]}>
          {name[language]}
        </Link>
      ),
    },
    {
      key: 'origins',
      header: t('departures.from'),
      narrowSlot: 'second',
      cell: ({ origins }) => origins.map(names.port).join(t('separator')),
    },
    {
      key: 'services',
      header: t('carriers.running'),
      align: 'end',
      narrowSlot: 'firstEnd',
      cell: ({ services }) => t('carriers.services', { count: services.length }),
    },
    { key: 'calls', header: t('departures.to'), align: 'end', cell: ({ calls }) => String(calls) },
  ]
}
