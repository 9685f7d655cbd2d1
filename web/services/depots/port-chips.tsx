import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Chips } from '#web/services/frame/chips.tsx'
import { wordFor } from '#web/services/frame/dictionary-words.ts'
import { type HomePort, homePorts } from '#web/services/frame/home-ports.ts'

type PortChipsProps = {
  readonly rows: RowsByCode
  readonly depots: readonly DepotSheet[]
  readonly chosen: HomePort | undefined
  onChosen(port: HomePort | undefined): void
}

/** The ports of the house, each with the number of its depots. */
export function PortChips({ rows, depots, chosen, onChosen }: PortChipsProps) {
  const { t } = useTranslation('places')
  const ports = homePorts.map((code) => ({
    code,
    name: wordFor(rows, 'yardServiceSite', code),
    count: depots.filter(({ port }) => port === code).length,
  }))
  return <Chips legend={t('depots.port')} choices={ports} chosen={chosen} onChosen={onChosen} />
}
