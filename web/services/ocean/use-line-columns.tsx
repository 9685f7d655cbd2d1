import { Link } from 'react-router'
import type { LinerServiceView } from '#contract/sailings.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { linePage } from './line-card.tsx'
import { rotationOf } from './rotation.ts'

/** The list of liner services as a table. */
export function useLineColumns(): readonly Column<LinerServiceView>[] {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const regionOf = ({ region }: LinerServiceView) => t(`regions.${region as 'china'}`)
  return [
    useNameColumn(),
    {
      key: 'carrier',
      header: t('line.carrier'),
      narrowSlot: 'second',
      cell: ({ carrier }) => names.carrier(carrier),
      sortBy: ({ carrier }) => names.carrier(carrier),
    },
    { key: 'region', header: t('line.region'), cell: regionOf, sortBy: regionOf },
    {
      key: 'since',
      header: t('line.since'),
      cell: ({ since }) => formatDay(since, language, 'date'),
      sortBy: ({ since }) => since,
    },
    ...useFigureColumns(),
  ]
}

function useNameColumn(): Column<LinerServiceView> {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  return {
    key: 'service',
    header: t('lines.listed'),
    isRowHeader: true,
    sortBy: ({ name }) => name[language],
    narrowSlot: 'first',
    cell: ({ code, name, isNew }) => (
      <>
        <Link to={linePage(code)} title={name[language]}>
          {name[language]}
        </Link>{' '}
        {isNew && <Badge tone="ok" label={t('lines.new')} />}
      </>
    ),
  }
}

const callsOf = ({ origins, calls }: LinerServiceView): number => origins.length + calls.length
const daysOf = (service: LinerServiceView): number => rotationOf(service).at(-1)?.day ?? 0

function useFigureColumns(): readonly Column<LinerServiceView>[] {
  const { t } = useTranslation('ocean')
  return [
    {
      key: 'ships',
      header: t('line.ships'),
      align: 'end',
      cell: ({ shipTeu }) => `${formatAmount(String(shipTeu))} TEU`,
      sortBy: ({ shipTeu }) => shipTeu,
    },
    {
      key: 'calls',
      header: t('departures.to'),
      align: 'end',
      cell: (service) => String(callsOf(service)),
      sortBy: callsOf,
    },
    {
      key: 'days',
      header: t('lines.wholeVoyage'),
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: (service) => t('lines.days', { count: daysOf(service) }),
      sortBy: daysOf,
    },
  ]
}
