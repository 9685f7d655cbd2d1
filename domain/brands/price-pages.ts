import { servicePaths } from './service-paths.ts'

const {
  oceanOffers,
  oceanSearchAndOffers,
  carrierOffers,
  trucking,
  warehouses,
  warehouse,
  depotOffers,
  depot,
} = servicePaths
const pricePages: readonly string[] = [
  ...[oceanOffers, oceanSearchAndOffers, carrierOffers, trucking],
  ...[warehouses, warehouse, depotOffers, depot],
]

/** Whether a path of this site with its search shows the price of a search. */
export const showsPrice = (path: string): boolean => {
  const [page = '', search = ''] = path.split('?')
  return search !== '' && pricePages.includes(page)
}
