import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import { useOwnPort } from '#web/services/shared/home-ports.ts'
import { priceLessons } from '#web/services/shared/price-lessons.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import { stayOf, tickedIn } from './add-on-query.ts'
import { depotQueryOf } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { DepotTable } from './depot-table.tsx'
import { PortFilters } from './port-filters.tsx'
import { readDepots, readYardWords } from './read.ts'
import { ServiceForm } from './service-form.tsx'
import { useDepotName } from './use-depot-name.ts'
import { usePortInAddress } from './use-port.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows] = await Promise.all([readDepots(api), readYardWords(api)])
  return { depots, rows }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(...priceLessons)
export const shouldRevalidate = revalidatesBy()

/** Services first: who does them at a port, and what they come to there. */
export default function YardServicePage() {
  const { t } = useTranslation('places')
  const { depots, rows } = useLoaderData<typeof loader>()
  const { port, choose } = usePortInAddress()
  const { asked, saved, ask, today, formKey } = useQuoteQueryInput('depot', ['services', 'business'])
  const own = useOwnPort()
  const here = port ?? own
  const services = (saved.services ?? '').split(',').filter((service) => service !== '')
  return (
    <ServicePage title={t('depots.services.title')} lead={t('depots.services.lead')} illustration="depot">
      <PortFilters rows={rows} depots={depots} chosen={here} onChosen={choose} />
      <ServiceForm
        key={formKey}
        asked={asked}
        services={services}
        business={saved.business ?? ''}
        today={today}
        rows={rows}
        onAsked={(given) => {
          const query = depotQueryOf(stayOf(given), today, { port: here })
          if (query) ask(query, { services: tickedIn(given).join(','), business: given.business ?? '' })
        }}
      />
      <QuotedPrices
        query={asked}
        nameOf={useDepotName(depots)}
        request={depotRequest(asked, wordFor(rows, 'yardServiceSite', here))}
      />
      <DepotTable depots={depots.filter((depot) => depot.port === here)} rows={rows} services={services} />
    </ServicePage>
  )
}
