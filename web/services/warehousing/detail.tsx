import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { nearestTerminals } from '#domain/places/nearest-terminals.ts'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { ChooseFirst } from '#web/services/shared/choose-first.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { readPricedWork, readWarehouseDictionaries } from './read.ts'
import { WarehouseSheetView } from './warehouse-sheet.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const code = url.searchParams.get('code')?.trim()
  if (!code) return null
  const [read, rows, priced] = await Promise.all([
    api('GET /api/warehouse', { query: { code } }),
    readWarehouseDictionaries(api),
    readPricedWork(api),
  ])
  const sheet = valueOrMissing(read)
  return {
    sheet,
    rows,
    priced: priced.filter(({ warehouse }) => warehouse === code),
    terminals: nearestTerminals(sheet, sheet.listed.pickUpPort),
  }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

export const handle = { namespaces, queryNames: ['code', ...queryKeysOf('warehouse'), ...viewParameters] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy('code')

export default function WarehouseDetailPage() {
  const { t } = useTranslation('places')
  const data = useLoaderData<typeof loader>()
  const name = data?.sheet.name[useLanguage()]
  const trail = [
    { path: servicePaths.warehousing, name: t('entry.title') },
    { path: servicePaths.warehouses, name: t('list.title') },
  ]
  return (
    <ServicePage
      title={name ?? t('detail.title')}
      head={name ? `${name} - ${t('detail.title')}` : undefined}
      lead={t('detail.lead')}
      illustration="warehouse"
      trail={trail}
      hidden={!data}
    >
      {data ? (
        <WarehouseSheetView {...data} />
      ) : (
        <ChooseFirst text={t('detail.which')} path={servicePaths.warehouses} name={t('list.title')} />
      )}
    </ServicePage>
  )
}
