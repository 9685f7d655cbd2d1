import type { DepotSheet } from '#contract/places.ts'
import type { FilterGroup } from '#web/services/search/filter-groups.ts'

/** A depot for the search: by port, services and equipment. */
export const searchableDepot = (depot: DepotSheet) => ({
  ...depot,
  listed: { port: [depot.port], yardServiceType: depot.facts.serviceTypes },
  texts: depot.facts.equipment,
})

export const depotGroups: readonly FilterGroup[] = [
  { name: 'place', keys: ['port'] },
  { name: 'services', keys: ['yardServiceType'] },
]
