import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { keysOf } from '#web/services/search/filter-groups.ts'
import { FilterPanel } from '#web/services/search/filter-panel.tsx'
import { filterParameters, matching } from '#web/services/search/filters.ts'
import styles from '#web/services/search/search.module.css'
import { SearchResults } from '#web/services/search/search-results.tsx'
import { useFilters } from '#web/services/search/use-filters.ts'
import { sortKey } from '#web/services/shared/list-sort.ts'
import { viewKey } from '#web/services/shared/list-views.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { DepotTile } from './depot-tile.tsx'
import { depotGroups, searchableDepot } from './places.ts'
import { readDepots, readYardDictionaries } from './read.ts'
import { readStorageTerms } from './storage-terms.ts'
import { useListColumns } from './use-depot-columns.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows, terms] = await Promise.all([
    readDepots(api),
    readYardDictionaries(api),
    readStorageTerms(api),
  ])
  return { depots, rows, terms }
}

const namespaces = ['places', 'trucking'] as const

export const handle = { namespaces, queryNames: [...filterParameters, sortKey, viewKey] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

const keys = keysOf(depotGroups)

export default function DepotListPage() {
  const { t } = useTranslation('places')
  const { depots, rows, terms } = useLoaderData<typeof loader>()
  const state = useFilters(keys)
  const places = depots.map(searchableDepot)
  const found = matching(places, state.filters)
  const named = { ...rows, port: rows.yardServiceSite ?? [] }
  const columns = useListColumns(rows, terms)
  const shared = { noun: 'depots', places, rows: named, state } as const
  return (
    <ServicePage
      title={t('depots.list.title')}
      lead={t('depots.list.lead')}
      illustration="depot"
      trail={[{ path: servicePaths.depotOffers, name: t('depots.quote.title') }]}
    >
      <div className={styles.columns}>
        <FilterPanel {...shared} groups={depotGroups} found={found.length} />
        <SearchResults
          {...shared}
          found={found}
          columns={columns}
          tile={(depot) => <DepotTile depot={depot} rows={rows} terms={terms} />}
        />
      </div>
    </ServicePage>
  )
}
