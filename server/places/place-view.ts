import type {
  DepotSheet,
  OverseasCard,
  PlaceName,
  PortView,
  WarehouseCard,
  WarehouseSheet,
} from '#contract/places.ts'
import type { District } from '#domain/places/district.ts'
import type { Port } from '#domain/places/port.ts'
import type { StoredDepot, StoredOverseas, StoredWarehouse } from './place-store.ts'

export const viewPort = ({ code, name, country, region, latitude, longitude }: Port): PortView => ({
  code,
  name,
  country,
  region,
  latitude,
  longitude,
})

export const viewDistrict = ({ code, name, city, port }: District) => ({ code, name, city, port })

/** Leaves out the brands and the position. */
const viewPlace = ({
  code,
  port,
  name,
  address,
  workTime,
  latitude,
  longitude,
}: StoredWarehouse | StoredDepot) => ({ code, port, name, address, workTime, latitude, longitude })

const viewBuilding = ({ facts }: StoredWarehouse): WarehouseCard['building'] => {
  const { netHeightMetres, columnSpacingMetres, floors, crane, gates, platforms } = facts
  return { netHeightMetres, columnSpacingMetres, floors, crane, gates, platforms }
}

export const viewWarehouseCard = (stored: StoredWarehouse): WarehouseCard => ({
  ...viewPlace(stored),
  city: stored.city,
  areaSquareMetres: stored.facts.areaSquareMetres,
  freeSquareMetres: stored.facts.freeSquareMetres,
  building: viewBuilding(stored),
  listed: stored.listed,
})

export const viewWarehouse = (stored: StoredWarehouse): WarehouseSheet => ({
  ...viewWarehouseCard(stored),
  facts: stored.facts,
  contacts: stored.contacts,
})

export const viewDepot = (stored: StoredDepot): DepotSheet => ({
  ...viewPlace(stored),
  facts: stored.facts,
  contacts: stored.contacts,
})

export const viewPlaceName = ({ code, port, name }: StoredWarehouse | StoredDepot): PlaceName => ({
  code,
  port,
  name,
})

export const viewOverseas = (stored: StoredOverseas): OverseasCard => {
  const { code, country, city, name, address, workTime, latitude, longitude } = stored
  const { listed = {}, ...facts } = stored.facts
  return { code, country, city, name, address, workTime, latitude, longitude, listed, facts }
}
