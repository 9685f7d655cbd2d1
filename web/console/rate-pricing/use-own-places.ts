import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { noPlaces, type OwnPlaces } from './place-names.ts'

type Known = { readonly places: OwnPlaces; readonly hasFailed: boolean }

/** Depots and warehouses hardly ever change, and many components of a page need their names. */
const freshForMs = 10 * 60_000

/** Depots and warehouses with their names; empty while they load. */
export function useOwnPlaces(): Known {
  const query = useCallQuery('GET /api/console/placeNames', {}, { freshForMs })
  return { places: query.status === 'ready' ? query.data : noPlaces, hasFailed: query.status === 'refused' }
}
