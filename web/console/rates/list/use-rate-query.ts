import { carrierCodes } from '#domain/places/carriers.data.ts'
import { rateDuties } from '#domain/rates/duties.ts'
import { type RateKind, rateCustomers, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { oneOf, useTableState } from '#web/components/table/use-table-state.ts'

/** The most common types; the other columns can be shown. */
const shownTypes: readonly string[] = ['20GP', '40GP', '40HQ']

const usualKind: RateKind = 'ocean-lane'

const list = {
  name: 'rates',
  columns: [
    'code',
    'version',
    'state',
    'publishAt',
    'port',
    'place',
    'carrier',
    'validity',
    ...containerTypeCodes,
    'margin',
    'scope',
    'sites',
    'savedBy',
    'savedAt',
  ],
  filters: ['kind', 'port', 'state', 'carrier', 'company', 'duty', 'customers', 'by', 'search'],
  usualFilters: { kind: [usualKind] },
  hidden: [
    'version',
    'carrier',
    'publishAt',
    'scope',
    'sites',
    'savedBy',
    'savedAt',
    ...containerTypeCodes.filter((type) => !shownTypes.includes(type)),
  ],
}

const noFilters = Object.fromEntries(list.filters.filter((name) => name !== 'kind').map((name) => [name, '']))

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const readId = (text: string) => (idPattern.test(text) ? text : undefined)

/** The filters of the list of rates, from the URL. */
export function useRateQuery() {
  const table = useTableState(list)
  const kind = oneOf(rateKinds, table.filter('kind')) ?? usualKind
  const port = oneOf(oceanPorts, table.filter('port'))
  const state = oneOf(rateStates, table.filter('state'))
  const duty = oneOf(rateDuties, table.filter('duty'))
  const customers = oneOf(rateCustomers, table.filter('customers'))
  const carrier = oneOf(carrierCodes, table.filter('carrier'))
  const contractOf = readId(table.filter('company'))
  const savedBy = oneOf(['me'] as const, table.filter('by'))
  const search = table.filter('search')
  const query = {
    kind,
    ...(port && { port }),
    ...(state && { state }),
    ...(duty && { duty }),
    ...(customers && { customers }),
    ...(carrier && { carrier }),
    ...(contractOf && { contractOf }),
    ...(savedBy && { savedBy }),
    ...(search && { search }),
  }
  /** Clearing the filters keeps the kind. */
  const clear = () => table.setFilters(noFilters)
  return { table: { ...table, clear }, query }
}
