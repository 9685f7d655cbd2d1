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
  return [
    useNameColumn(),
    {
      key: 'carrier',
      header: t('line.carrier'),
      narrowSlot: 'second',
      cell: ({ carrier }) => names.carrier(carrier),
    },
    { key: 'region', header: t('line.region'), cell: ({ region }) => t(`regions.${region as 'china'}`) },
    {
      key: 'since',
      header: t('line.since'),
      cell: ({ since }) => formatDay(since, language, 'date'),
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

function useFigureColumns(): readonly Column<LinerServiceView>[] {
  const { t } = useTranslation('ocean')
  return [
    {
      key: 'ships',
      header: t('line.ships'),
      align: 'end',
      cell: ({ shipTeu }) => `${formatAmount(String(shipTeu))} TEU`,
    },
    {
      key: 'calls',
      header: t('departures.to'),
      align: 'end',
      cell: ({ origins, calls }) => String(origins.length + calls.length),
    },
    {
      key: 'days',
      header: t('lines.wholeVoyage'),
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: (service) => t('lines.days', { count: rotationOf(service).at(-1)?.day ?? 0 }),
    },
  ]
}
