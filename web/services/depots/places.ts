import type { DepotSheet } from '#contract/places.ts'
import type { FilterGroup } from '#web/services/finding/filter-groups.ts'

/** A depot as it is looked for: by its port, by what it does, by what stands in its yard. */
export const findableDepot = (depot: DepotSheet) => ({
  ...depot,
  listed: { port: [depot.port], yardServiceType: depot.facts.serviceTypes },
  says: depot.facts.equipment,
})

export const depotGroups: readonly FilterGroup[] = [
  { name: 'place', keys: ['port'] },
  { name: 'services', keys: ['yardServiceType'] },
]
