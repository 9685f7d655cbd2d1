import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import type { DepotTerms } from '#contract/published-terms.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { useFigures } from '#web/services/shared/figures.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { depotPage } from './depot-tile.tsx'
import { storageFrom } from './storage-price.ts'

/** The columns that tables of depots choose from. */
export function useDepotColumns(rows: RowsByCode) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { teu, number, squareMetres } = useFigures()
  const figure = (
    key: 'capacity' | 'area' | 'stackers' | 'reeferSockets',
    figureOf: (facts: DepotSheet['facts']) => number,
    textOf: (value: number) => string,
  ): Column<DepotSheet> => ({
    key,
    header: t(`depots.facts.${key}`),
    align: 'end',
    cell: ({ facts }) => textOf(figureOf(facts)),
    sortBy: ({ facts }) => figureOf(facts),
  })
  const name: Column<DepotSheet> = {
    key: 'name',
    header: t('depots.facts.name'),
    isRowHeader: true,
    sortBy: (depot) => depot.name[language],
    cell: ({ code, name: { [language]: text } }) => (
      <Link to={depotPage(code)} title={text}>
        {text}
      </Link>
    ),
  }
  const portOf = (depot: DepotSheet) => labelFor(rows, 'yardServiceSite', depot.port)
  return {
    name,
    port: { key: 'port', header: t('depots.facts.port'), cell: portOf, sortBy: portOf },
    capacity: figure('capacity', ({ capacityTeu }) => capacityTeu, teu),
    area: figure('area', ({ areaSquareMetres }) => areaSquareMetres, squareMetres),
    stackers: figure('stackers', ({ stackers }) => stackers, number),
    reeferSockets: figure('reeferSockets', ({ reeferSockets }) => reeferSockets, number),
  }
}

/** The list of depots as a table. */
export function useListColumns(
  rows: RowsByCode,
  terms: readonly DepotTerms[],
): readonly Column<DepotSheet>[] {
  const { name, port, capacity, area, stackers, reeferSockets } = useDepotColumns(rows)
  return [
    { ...name, narrowSlot: 'first' },
    { ...port, narrowSlot: 'second' },
    capacity,
    area,
    stackers,
    reeferSockets,
    ...useTermsColumns(terms),
  ]
}

/** Free days and the price after them, from the tariffs in force. */
function useTermsColumns(terms: readonly DepotTerms[]): readonly Column<DepotSheet>[] {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const termsOf = ({ code }: DepotSheet) => terms.find(({ depot }) => depot === code)
  const priceOf = (depot: DepotSheet) => {
    const own = termsOf(depot)
    return own && storageFrom(own)
  }
  return [
    {
      key: 'freeDays',
      header: t('depots.facts.daysFree'),
      align: 'end',
      cell: (depot) => termsOf(depot)?.freeDays ?? '–',
      sortBy: (depot) => termsOf(depot)?.freeDays,
    },
    {
      key: 'storage',
      header: t('depots.facts.storagePrice'),
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: (depot) => {
        const price = priceOf(depot)
        return price
          ? t('depots.list.storageFrom', { price: formatMoney(price, language) })
          : t('listPrices.onRequest')
      },
      sortBy: (depot) => {
        const price = priceOf(depot)
        return price && Number(price.amount)
      },
    },
  ]
}
