import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { cardUrl, type OverseasPlace } from '#web/services/overseas/places.ts'
import { valuesOf } from '#web/services/search/filters.ts'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { useFigures } from '#web/services/shared/figures.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { earlierParams } from './earlier-values.ts'
import { priceColumn } from './use-listed-prices.ts'
import { warehousePage } from './warehouse-tile.tsx'

type Place = WarehouseCard | OverseasPlace

type ListColumns = {
  readonly rows: RowsByCode
  priceOf(code: string): ReactNode
  /** Undefined where the prices cannot be compared: each warehouse has a unit of its own. */
  readonly amountOf: ((code: string) => number | undefined) | undefined
}

const isAbroad = (place: Place): place is OverseasPlace => 'country' in place

/** The list of warehouses as a table. One abroad has an area, and neither free space nor a clear height. */
export function useListColumns({ rows, priceOf, amountOf }: ListColumns): readonly Column<Place>[] {
  const { t } = useTranslation('places')
  const { metres, squareMetres } = useFigures()
  const figure = (
    key: 'free' | 'area' | 'netHeight',
    figureOf: (place: Place) => number | undefined,
    textOf: (value: number) => string,
  ): Column<Place> => ({
    key,
    header: t(`facts.${key}`),
    align: 'end',
    cell: (place) => {
      const value = figureOf(place)
      return value === undefined ? '–' : textOf(value)
    },
    sortBy: figureOf,
  })
  return [
    useNameColumn(),
    useCityColumn(rows),
    figure('free', (place) => (isAbroad(place) ? undefined : place.freeSquareMetres), squareMetres),
    figure('area', (place) => (isAbroad(place) ? place.facts : place).areaSquareMetres, squareMetres),
    figure('netHeight', (place) => (isAbroad(place) ? undefined : place.building.netHeightMetres), metres),
    {
      key: priceColumn,
      header: t('listPrices.header'),
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: ({ code }) => priceOf(code),
      ...(amountOf && { sortBy: ({ code }) => amountOf(code) }),
    },
  ]
}

function useNameColumn(): Column<Place> {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const [searchParams] = useSearchParams()
  const formParams = earlierParams(searchParams)
  return {
    key: 'name',
    header: t('list.name'),
    isRowHeader: true,
    narrowSlot: 'first',
    sortBy: ({ name }) => name[language],
    cell: (place) => (
      <Link
        to={isAbroad(place) ? cardUrl(place) : warehousePage(place.code, formParams)}
        title={place.name[language]}
      >
        {place.name[language]}
      </Link>
    ),
  }
}

function useCityColumn(rows: RowsByCode): Column<Place> {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const cityOf = (place: Place): string => {
    if (!isAbroad(place)) return labelFor(rows, 'cityList', place.city)
    const [town = place.city[language]] = labelsFor(
      rows,
      'overseasCityList',
      valuesOf(place, 'overseasCityList'),
    )
    return town
  }
  return {
    key: 'city',
    header: t('dictionaries.cityList'),
    narrowSlot: 'second',
    cell: cityOf,
    sortBy: cityOf,
  }
}
