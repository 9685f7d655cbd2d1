import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import { Filters } from '#web/services/shared/filters.tsx'
import { type HomePort, homePorts } from '#web/services/shared/home-ports.ts'

type PortFiltersProps = {
  readonly rows: RowsByCode
  readonly depots: readonly DepotSheet[]
  readonly chosen: HomePort | undefined
  onChosen(port: HomePort | undefined): void
}

/** The ports of the house, each with the number of its depots. */
export function PortFilters({ rows, depots, chosen, onChosen }: PortFiltersProps) {
  const { t } = useTranslation('places')
  const ports = homePorts.map((code) => ({
    code,
    name: wordFor(rows, 'yardServiceSite', code),
    count: depots.filter(({ port }) => port === code).length,
  }))
  return <Filters legend={t('depots.port')} choices={ports} chosen={chosen} onChosen={onChosen} />
}
