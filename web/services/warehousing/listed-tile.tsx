import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { OverseasTile } from '#web/services/overseas/overseas-tile.tsx'
import { cardUrl, type OverseasPlace } from '#web/services/overseas/places.ts'
import { earlierParams } from './earlier-values.ts'
import { WarehouseTile } from './warehouse-tile.tsx'

type ListedTileProps = {
  readonly place: WarehouseCard | OverseasPlace
  readonly rows: RowsByCode
  readonly price?: ReactNode
}

/** A warehouse in China has a tariff; one abroad links to its card with a quote request. */
export function ListedTile({ place, rows, price }: ListedTileProps) {
  const [searchParams] = useSearchParams()
  if (!('country' in place))
    return <WarehouseTile card={place} rows={rows} formParams={earlierParams(searchParams)} price={price} />
  const to = cardUrl(place)
  const saved = new URLSearchParams(to.slice(to.indexOf('?')))
  return <OverseasTile place={place} rows={rows} saved={saved} to={to} />
}
