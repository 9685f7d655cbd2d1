import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { useFigures } from '#web/services/shared/figures.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { depotPage } from './depot-tile.tsx'

/** The columns that tables of depots choose from. */
export function useDepotColumns(rows: RowsByCode) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { teu, number, squareMetres } = useFigures()
  const figure = (
    key: 'capacity' | 'area' | 'stackers' | 'reeferSockets',
    textOf: (facts: DepotSheet['facts']) => string,
  ): Column<DepotSheet> => ({
    key,
    header: t(`depots.facts.${key}`),
    align: 'end',
    cell: ({ facts }) => textOf(facts),
  })
  const name: Column<DepotSheet> = {
    key: 'name',
    header: t('depots.facts.name'),
    isRowHeader: true,
    cell: ({ code, name: { [language]: text } }) => (
      <Link to={depotPage(code)} title={text}>
        {text}
      </Link>
    ),
  }
  const port: Column<DepotSheet> = {
    key: 'port',
    header: t('depots.facts.port'),
    cell: (depot) => labelFor(rows, 'yardServiceSite', depot.port),
  }
  return {
    name,
    port,
    capacity: figure('capacity', ({ capacityTeu }) => teu(capacityTeu)),
    area: figure('area', ({ areaSquareMetres }) => squareMetres(areaSquareMetres)),
    stackers: figure('stackers', ({ stackers }) => number(stackers)),
    reeferSockets: figure('reeferSockets', ({ reeferSockets }) => number(reeferSockets)),
  }
}

/** The list of depots as a table. */
export function useListColumns(rows: RowsByCode): readonly Column<DepotSheet>[] {
  const { name, port, capacity, area, stackers, reeferSockets } = useDepotColumns(rows)
  return [
    { ...name, narrowSlot: 'first' },
    { ...port, narrowSlot: 'second' },
    { ...capacity, narrowSlot: 'secondEnd' },
    area,
    stackers,
    reeferSockets,
  ]
}
