import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PublishedTerms } from '#contract/published-terms.ts'
import { queryKeysOf } from '#domain/quotes/query/query-codec.ts'
import { viewParameters } from '#web/components/quotes/state/view-params.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { TruckForm } from './truck-form.tsx'
import { TruckRoute } from './truck-route.tsx'
import { TruckSummary } from './truck-summary.tsx'
import { TruckTerms } from './truck-terms.tsx'
import { truckingParams } from './trucking-query.ts'
import { truckingRequest } from './trucking-request.ts'
import { useLaneName } from './use-lane-name.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [found, terms, priced] = await Promise.all([
    api('GET /api/depots', { query: {} }),
    api('GET /api/publishedTerms', {}),
    api('GET /api/pricedChoices', {}),
  ])
  const { depots } = valueOrMissing(found)
  return {
    depots: depots.map(({ code, port, name }) => ({ code, port, name })),
    trucking: valueOrMissing(terms).trucking,
    priced: valueOrMissing(priced).ports,
  }
}

const namespaces = [...priceNamespaces, 'places', 'trucking'] as const

export const handle = { namespaces, queryNames: [...queryKeysOf('trucking'), ...viewParameters] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** Of the chosen port; without one the fewest, which every port grants. */
const freeHoursOf = (terms: PublishedTerms['trucking'], port: string | undefined): number => {
  const chosen = terms.filter((each) => each.port === port)
  const hours = (chosen.length > 0 ? chosen : terms).map(({ waitingFreeHours }) => waitingFreeHours)
  return hours.length > 0 ? Math.min(...hours) : 0
}

/** Trucking between a terminal or depot and a district: every lane that has a price. */
export default function TruckPage() {
  const { t } = useTranslation('trucking')
  const { depots, trucking, priced } = useLoaderData<typeof loader>()
  const { query, entered, texts, search, today, formKey, refused, onRefused } = useQuoteQuery('trucking')
  const { nameOf, nameOfPlace, route } = useLaneName(query, depots)
  const { isFolded, open } = useFoldedSearch(query, refused)
  return (
    <ServicePage title={t('title')} lead={t('lead')} illustration="truck" isSlim={isFolded}>
      {isFolded && query ? (
        <TruckSummary query={query} route={route} nameOfPlace={nameOfPlace} onChange={open} />
      ) : (
        <TruckForm
          key={formKey}
          query={entered}
          texts={texts}
          refused={refused}
          today={today}
          depots={depots}
          priced={priced}
          onSearch={(values) => search(truckingParams(values))}
        />
      )}
      {query && <TruckRoute district={query.district} route={route} />}
      <QuotedPrices
        query={query}
        onRefused={onRefused}
        nameOf={nameOf}
        noPrice={t(query?.pickUpPlace ? 'noPriceHere' : 'noPrice')}
        request={truckingRequest(query, route)}
      />
      <TruckTerms freeHours={freeHoursOf(trucking, query?.port)} />
    </ServicePage>
  )
}
