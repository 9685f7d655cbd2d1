import { Link } from 'react-router'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { type CarrierRow, carrierPage } from './carrier-row.ts'

const callsOf = ({ calls }: CarrierRow): number => calls

/** The list of carriers as a table. */
export function useCarrierColumns(): readonly Column<CarrierRow>[] {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const originsOf = ({ origins }: CarrierRow) => origins.map(names.port).join(t('separator'))
  return [
    {
      key: 'carrier',
      header: t('line.carrier'),
      isRowHeader: true,
      narrowSlot: 'first',
      sortBy: ({ name }) => name[language],
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
      cell: originsOf,
      sortBy: originsOf,
    },
    {
      key: 'services',
      header: t('carriers.running'),
      align: 'end',
      narrowSlot: 'firstEnd',
      cell: ({ services }) => t('carriers.services', { count: services.length }),
      sortBy: ({ services }) => services.length,
    },
    { key: 'calls', header: t('departures.to'), align: 'end', cell: callsOf, sortBy: callsOf },
  ]
}
