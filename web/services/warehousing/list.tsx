import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { portOf } from '#domain/places/port.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { searchableOverseas } from '#web/services/overseas/places.ts'
import { readOverseas } from '#web/services/overseas/read.ts'
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
import { earlierKeys } from './earlier-values.ts'
import { warehouseGroups } from './filter-groups.ts'
import { ListPriceForm } from './list-price-form.tsx'
import { ListedPrice, PriceCell } from './listed-price.tsx'
import { ListedTile } from './listed-tile.tsx'
import { searchableWarehouse } from './places.ts'
import { readWarehouseDictionaries, readWarehouses } from './read.ts'
import { useListColumns } from './use-list-columns.tsx'
import { comparedAmount, useListedPrices } from './use-listed-prices.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, abroad, rows, terms] = await Promise.all([
    readWarehouses(api),
    readOverseas(api),
    readWarehouseDictionaries(api),
    api('GET /api/publishedTerms', {}),
  ])
  const ports = homePorts.flatMap((port) => portOf(port) ?? []).map(({ code, name }) => ({ code, name }))
  return { warehouses, abroad, rows, ports, terms: valueOrMissing(terms).warehouses }
}

const namespaces = ['places', 'trucking'] as const

export const handle = { namespaces, queryNames: [...filterParameters, ...earlierKeys, sortKey, viewKey] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** The quote box of a home page links here with a port. */
const keys = [...keysOf(warehouseGroups), 'port']

export default function WarehouseListPage() {
  const { t } = useTranslation('places')
  return (
    <ServicePage
      title={t('list.title')}
      lead={t('list.lead')}
      illustration="warehouse"
      trail={[{ path: servicePaths.warehousing, name: t('entry.title') }]}
    >
      <PricedList />
    </ServicePage>
  )
}

/** Every warehouse with its price for what was asked. */
function PricedList() {
  const language = useLanguage()
  const { warehouses, abroad, rows, ports, terms } = useLoaderData<typeof loader>()
  const state = useFilters(keys)
  const places = [...warehouses.map(searchableWarehouse), ...abroad.map(searchableOverseas)]
  const prices = useListedPrices(warehouses.map(({ code }) => code))
  const found = matching(places, state.filters)
  const named = { ...rows, port: ports.map(({ code, name }) => ({ value: code, label: name[language] })) }
  const shared = { noun: 'warehouses', places, rows: named, state } as const
  const priced = (code: string) => ({
    price: prices.of(code),
    terms: terms.find(({ warehouse }) => warehouse === code),
  })
  const columns = useListColumns({
    rows: named,
    priceOf: (code) => <PriceCell {...priced(code)} />,
    amountOf: prices.status === 'ready' ? (code) => comparedAmount(prices.of(code)) : undefined,
  })
  return (
    <div className={styles.columns}>
      {prices.request}
      <FilterPanel {...shared} groups={warehouseGroups} found={found.length} hasAreaFilter />
      <SearchResults
        {...shared}
        found={found}
        columns={columns}
        hasWideTiles
        tools={<ListPriceForm prices={prices} />}
        tile={(place) => (
          <ListedTile place={place} rows={named} price={<ListedPrice {...priced(place.code)} />} />
        )}
      />
    </div>
  )
}
