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
import { warehousePage } from './warehouse-tile.tsx'

type Place = WarehouseCard | OverseasPlace

type ListColumns = {
  readonly rows: RowsByCode
  /** What the prices are. */
  readonly priceHeader: string
  priceOf(code: string): ReactNode
}

const isAbroad = (place: Place): place is OverseasPlace => 'country' in place

/** The list of warehouses as a table. One abroad has an area, and neither free space nor a clear height. */
export function useListColumns({ rows, priceHeader, priceOf }: ListColumns): readonly Column<Place>[] {
  const { t } = useTranslation('places')
  const { metres, squareMetres } = useFigures()
  const inChina = (textOf: (card: WarehouseCard) => string) => (place: Place) =>
    isAbroad(place) ? '–' : textOf(place)
  const figure = (key: 'free' | 'area' | 'netHeight', cell: Column<Place>['cell']): Column<Place> => ({
    key,
    header: t(`facts.${key}`),
    align: 'end',
    cell,
  })
  return [
    useNameColumn(),
    useCityColumn(rows),
    figure(
      'free',
      inChina(({ freeSquareMetres }) => squareMetres(freeSquareMetres)),
    ),
    figure('area', (place) => squareMetres((isAbroad(place) ? place.facts : place).areaSquareMetres)),
    figure(
      'netHeight',
      inChina(({ building }) => metres(building.netHeightMetres)),
    ),
    {
      key: 'price',
      header: priceHeader,
      align: 'end',
      narrowSlot: 'secondEnd',
      cell: ({ code }) => priceOf(code),
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
  return {
    key: 'city',
    header: t('dictionaries.cityList'),
    narrowSlot: 'second',
    cell: (place) => {
      if (!isAbroad(place)) return labelFor(rows, 'cityList', place.city)
      const [town = place.city[language]] = labelsFor(
        rows,
        'overseasCityList',
        valuesOf(place, 'overseasCityList'),
      )
      return town
    },
  }
}
