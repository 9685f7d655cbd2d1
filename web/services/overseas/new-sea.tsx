import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { formNamespaces, requestNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { keysOf } from '#web/services/search/filter-groups.ts'
import { FilterPanel } from '#web/services/search/filter-panel.tsx'
import { countOfFilters, filterParameters, matching } from '#web/services/search/filters.ts'
import searchStyles from '#web/services/search/search.module.css'
import { SearchResults } from '#web/services/search/search-results.tsx'
import { useFilters } from '#web/services/search/use-filters.ts'
import { QuoteRequest } from '#web/services/shared/quote-request.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { OverseasTile } from './overseas-tile.tsx'
import { overseasGroups, overseasRows, searchableOverseas } from './places.ts'
import { PlacesMap } from './places-map.tsx'
import { readCities, readOverseas } from './read.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, cities] = await Promise.all([readOverseas(api), readCities(api)])
  return { warehouses, cities }
}

const namespaces = [...formNamespaces, ...gateNamespaces, ...requestNamespaces, 'places', 'trucking'] as const

export const handle = { namespaces, queryNames: [...filterParameters, 'ask'] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

const keys = keysOf(overseasGroups)

/** The overseas warehouses by country, city and service, with a quote request. */
export default function OverseasWarehousesPage() {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { warehouses, cities } = useLoaderData<typeof loader>()
  const [searchParams] = useSearchParams()
  const state = useFilters(keys)
  const places = warehouses.map(searchableOverseas)
  const found = matching(places, state.filters)
  const requested = warehouses.find(({ code }) => code === searchParams.get('ask'))
  const to = requested && `${requested.name[language]}, ${requested.city[language]}`
  const shared = {
    noun: 'overseas',
    rows: { ...cities, ...overseasRows(warehouses, language) },
    places,
    state,
  } as const
  return (
    <ServicePage
      title={t('overseas.title')}
      lead={t('overseas.lead')}
      illustration="overseas"
      end={{ id: 'request', title: t('requests:title') }}
    >
      <PlacesMap places={places} chosen={countOfFilters(state.filters) > 0 ? found : []} />
      <div className={searchStyles.columns}>
        <FilterPanel {...shared} groups={overseasGroups} found={found.length} />
        <SearchResults
          {...shared}
          found={found}
          tile={(place) => <OverseasTile place={place} rows={shared.rows} saved={searchParams} />}
        />
      </div>
      <QuoteRequest kind="overseas-warehouse" defaults={to ? { to } : {}} isScrolledTo={to !== undefined} />
    </ServicePage>
  )
}
