import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useOwnPort } from '#web/services/shared/use-own-port.ts'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { depotParams } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { selectedServices, valuesForServices } from './depot-services.ts'
import { DepotTable } from './depot-table.tsx'
import { PortFilters } from './port-filters.tsx'
import { readDepots, readYardDictionaries } from './read.ts'
import { ServiceForm } from './service-form.tsx'
import { StaySummary } from './stay-summary.tsx'
import { useDepotName } from './use-depot-name.ts'
import { usePortParam } from './use-port.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows] = await Promise.all([readDepots(api), readYardDictionaries(api)])
  return { depots, rows }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

const pageKeys = ['services', 'business'] as const

export const handle = {
  namespaces,
  queryNames: [...queryKeysOf('depot'), ...viewParameters, 'port', ...pageKeys],
}

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** A price by services, and the depots of a port that offer them. */
export default function YardServicePage() {
  const { t } = useTranslation('places')
  const { depots, rows } = useLoaderData<typeof loader>()
  const { port, choose } = usePortParam()
  const { query, texts, pageParams, search, today, formKey, refused, onRefused } = useQuoteQuery(
    'depot',
    pageKeys,
  )
  const { isFolded, open } = useFoldedSearch(query, refused)
  const own = useOwnPort()
  const here = port ?? own
  const services = (pageParams.services ?? '').split(',').filter((service) => service !== '')
  return (
    <ServicePage
      title={t('depots.services.title')}
      lead={t('depots.services.lead')}
      illustration="depot"
      isSlim={isFolded}
    >
      <PortFilters rows={rows} depots={depots} chosen={here} onChosen={choose} />
      {isFolded && query ? (
        <StaySummary
          query={query}
          title={labelFor(rows, 'yardServiceSite', here)}
          services={labelsFor(rows, 'yardServiceType', services)}
          onChange={open}
        />
      ) : (
        <ServiceForm
          key={formKey}
          query={query}
          texts={texts}
          refused={refused}
          services={services}
          business={pageParams.business ?? ''}
          today={today}
          rows={rows}
          onSearch={(values) =>
            search(depotParams(valuesForServices(values), { port: here }), {
              services: selectedServices(values).join(','),
              business: values.business ?? '',
            })
          }
        />
      )}
      <QuotedPrices
        query={query}
        onRefused={onRefused}
        nameOf={useDepotName(depots)}
        request={depotRequest(query, labelFor(rows, 'yardServiceSite', here))}
      />
      <DepotTable depots={depots.filter((depot) => depot.port === here)} rows={rows} services={services} />
    </ServicePage>
  )
}
