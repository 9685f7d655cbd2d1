import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useDepotColumns } from './use-depot-columns.tsx'

type DepotTableProps = {
  readonly depots: readonly DepotSheet[]
  readonly rows: RowsByCode
  /** The selected services; each row shows which the depot offers. */
  readonly services: readonly string[]
}

/** A comparison of the depots of a port. */
export function DepotTable({ depots, rows, services }: DepotTableProps) {
  const { t } = useTranslation('places')
  const columns = useColumns(rows, services)
  return (
    <section aria-label={t('depots.services.depots')}>
      <h2>{t('depots.services.depots')}</h2>
      <DataTable
        caption={t('depots.services.depots')}
        captionHidden
        columns={columns}
        rows={depots}
        rowKey={({ code }) => code}
        empty={<EmptyState state="no-match" title={t('depots.list.none')} text={t('depots.list.noneText')} />}
      />
    </section>
  )
}

/** A column for each selected service, or one column for all services where none is selected. */
function useServiceColumns(rows: RowsByCode, services: readonly string[]): readonly Column<DepotSheet>[] {
  const { t } = useTranslation('places')
  if (services.length === 0)
    return [
      {
        key: 'services',
        header: t('depots.facts.services'),
        cell: ({ facts }) => labelsFor(rows, 'yardServiceType', facts.serviceTypes).join(t('comma')),
      },
    ]
  const [does, doesNot] = [t('depots.services.does'), t('depots.services.doesNot')]
  return services.map((service) => ({
    key: service,
    header: labelFor(rows, 'yardServiceType', service),
    cell: ({ facts }) =>
      facts.serviceTypes.includes(service) ? (
        <Badge tone="ok" label={does} />
      ) : (
        <Badge tone="neutral" label={doesNot} />
      ),
  }))
}

function useColumns(rows: RowsByCode, services: readonly string[]): readonly Column<DepotSheet>[] {
  const { name, capacity, area, reeferSockets } = useDepotColumns(rows)
  return [name, capacity, area, reeferSockets, ...useServiceColumns(rows, services)]
}
