import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { EntryForm } from './entry-form.tsx'
import { readPricedWork, readWarehouseDictionaries, readWarehouses } from './read.ts'
import { recommended } from './recommend.ts'
import { Recommended } from './recommended.tsx'
import { StorageSummary } from './storage-summary.tsx'
import { useWarehouseName } from './use-warehouse-name.ts'
import { warehouseParams } from './warehouse-query.ts'
import { warehouseRequest } from './warehouse-request.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, rows, goods, priced] = await Promise.all([
    readWarehouses(api),
    readWarehouseDictionaries(api),
    api('GET /api/common/dictionary/queryDictRows', { query: { codes: 'goodsType' } }),
    readPricedWork(api),
  ])
  return { warehouses, priced, rows: { ...rows, ...valueOrMissing(goods) } }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

const pageKeys = ['city', 'goods'] as const

export const handle = {
  namespaces,
  queryNames: [...queryKeysOf('warehouse'), ...viewParameters, ...pageKeys],
}

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** The warehouses of a city that take the goods, and their prices. */
export default function WarehousingPage() {
  const { t } = useTranslation('places')
  const { warehouses, rows, priced } = useLoaderData<typeof loader>()
  const { query, pageParams, search, today, formKey, refused, onRefused } = useQuoteQuery(
    'warehouse',
    pageKeys,
  )
  const criteria = { city: pageParams.city ?? '', goods: pageParams.goods ?? '' }
  const found = recommended(warehouses, criteria)
  const nameOf = useWarehouseName(warehouses)
  const { isFolded, open } = useFoldedSearch(query, refused)
  return (
    <ServicePage title={t('entry.title')} lead={t('entry.lead')} illustration="warehouse" isSlim={isFolded}>
      {isFolded && query ? (
        <StorageSummary
          query={query}
          title={criteria.city ? labelFor(rows, 'cityList', criteria.city) : t('entry.anyCity')}
          goods={labelFor(rows, 'goodsType', criteria.goods)}
          onChange={open}
        />
      ) : (
        <EntryForm
          key={formKey}
          query={query}
          criteria={criteria}
          refused={refused}
          today={today}
          cards={warehouses}
          rows={rows}
          priced={priced}
          onSearch={(values) => {
            const next = { city: values.city ?? '', goods: values.goods ?? '' }
            const codes = recommended(warehouses, next).map(({ code }) => code)
            search(codes.length > 0 ? warehouseParams(values, codes) : new URLSearchParams(), next)
          }}
        />
      )}
      <QuotedPrices
        query={query}
        onRefused={onRefused}
        nameOf={nameOf}
        request={warehouseRequest(
          query,
          labelFor(rows, 'cityList', criteria.city),
          labelFor(rows, 'goodsType', criteria.goods),
        )}
      />
      <Recommended found={found} criteria={criteria} rows={rows} />
    </ServicePage>
  )
}
