import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { keysOf } from '#web/services/finding/filter-groups.ts'
import { FilterPanel } from '#web/services/finding/filter-panel.tsx'
import { countOfFilters, matching } from '#web/services/finding/filters.ts'
import finding from '#web/services/finding/finding.module.css'
import { FoundPlaces } from '#web/services/finding/found-places.tsx'
import { useFilters } from '#web/services/finding/use-filters.ts'
import { AskStaff } from '#web/services/shared/ask-staff.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { OverseasTile } from './overseas-tile.tsx'
import { findableAbroad, overseasGroups, rowsAbroad } from './places.ts'
import { PlacesMap } from './places-map.tsx'
import { readCities, readOverseas } from './read.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, cities] = await Promise.all([readOverseas(api), readCities(api)])
  return { warehouses, cities }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(
  'forms',
  'gate',
  'requests',
  'places',
)
export const shouldRevalidate = revalidatesBy()

const keys = keysOf(overseasGroups)

/** Ours abroad, by country, city and service, and whom to ask for an offer. */
export default function OverseasWarehousesPage() {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { warehouses, cities } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const state = useFilters(keys)
  const places = warehouses.map(findableAbroad)
  const found = matching(places, state.filters)
  const wanted = warehouses.find(({ code }) => code === query.get('ask'))
  const to = wanted && `${wanted.name[language]}, ${wanted.city[language]}`
  const shared = {
    noun: 'overseas',
    rows: { ...cities, ...rowsAbroad(warehouses, language) },
    ...{ places, state },
  } as const
  return (
    <ServicePage
      title={t('overseas.title')}
      lead={t('overseas.lead')}
      illustration="overseas"
      end={{ id: 'request', title: t('requests:title') }}
    >
      <PlacesMap places={places} chosen={countOfFilters(state.filters) > 0 ? found : []} />
      <div className={finding.columns}>
        <FilterPanel {...shared} groups={overseasGroups} found={found.length} />
        <FoundPlaces
          {...shared}
          found={found}
          tile={(place) => <OverseasTile place={place} rows={shared.rows} saved={query} />}
        />
      </div>
      <AskStaff kind="overseas-warehouse" defaults={to ? { to } : {}} isCalledFor={to !== undefined} />
    </ServicePage>
  )
}
