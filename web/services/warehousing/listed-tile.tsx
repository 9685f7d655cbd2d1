import { useSearchParams } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { OverseasTile } from '#web/services/overseas/overseas-tile.tsx'
import { cardAddress, type PlaceAbroad } from '#web/services/overseas/places.ts'
import { takenAlong } from './given-before.ts'
import { WarehouseTile } from './warehouse-tile.tsx'

type ListedTileProps = { readonly place: WarehouseCard | PlaceAbroad; readonly rows: RowsByCode }

/** Ours at home are priced by tariffs; one abroad leads to its card, where an offer is asked for. */
export function ListedTile({ place, rows }: ListedTileProps) {
  const [query] = useSearchParams()
  if (!('country' in place)) return <WarehouseTile card={place} rows={rows} along={takenAlong(query)} />
  const to = cardAddress(place)
  const saved = new URLSearchParams(to.slice(to.indexOf('?')))
  return <OverseasTile place={place} rows={rows} saved={saved} to={to} />
}
