import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { Filters } from '#web/services/shared/filters.tsx'

type PortFiltersProps = {
  readonly rows: RowsByCode
  readonly depots: readonly DepotSheet[]
  readonly chosen: HomePort | undefined
  onChosen(port: HomePort | undefined): void
}

/** The home ports, each with the number of its depots. */
export function PortFilters({ rows, depots, chosen, onChosen }: PortFiltersProps) {
  const { t } = useTranslation('places')
  const ports = homePorts.map((code) => ({
    code,
    name: labelFor(rows, 'yardServiceSite', code),
    count: depots.filter(({ port }) => port === code).length,
  }))
  return <Filters legend={t('depots.port')} choices={ports} chosen={chosen} onChosen={onChosen} />
}
