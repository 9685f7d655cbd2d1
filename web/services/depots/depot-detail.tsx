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
import { DepotSheetView } from './depot-sheet.tsx'
import { readYardDictionaries } from './read.ts'
import { groupTerms, readStorageTerms } from './storage-terms.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const code = url.searchParams.get('code')?.trim()
  if (!code) return null
  const [read, rows, published] = await Promise.all([
    api('GET /api/depot', { query: { code } }),
    readYardDictionaries(api),
    readStorageTerms(api),
  ])
  const depot = valueOrMissing(read)
  const terms = groupTerms(published.filter((each) => each.depot === depot.code))
  return { depot, rows, terms, terminals: nearestTerminals(depot) }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

export const handle = { namespaces, queryNames: ['code', ...queryKeysOf('depot'), ...viewParameters] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy('code')

export default function DepotDetailPage() {
  const { t } = useTranslation('places')
  const data = useLoaderData<typeof loader>()
  const name = data?.depot.name[useLanguage()]
  const trail = [
    { path: servicePaths.depotOffers, name: t('depots.quote.title') },
    { path: servicePaths.depots, name: t('depots.list.title') },
  ]
  return (
    <ServicePage
      title={name ?? t('depots.detail.title')}
      head={name ? `${name} - ${t('depots.detail.title')}` : undefined}
      lead={t('depots.detail.lead')}
      illustration="depot"
      trail={trail}
      hidden={!data}
    >
      {data ? (
        <DepotSheetView {...data} />
      ) : (
        <ChooseFirst
          text={t('depots.detail.which')}
          path={servicePaths.depots}
          name={t('depots.list.title')}
        />
      )}
    </ServicePage>
  )
}
