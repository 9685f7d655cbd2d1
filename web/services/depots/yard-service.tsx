import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { AskedPrices } from '#web/services/frame/asked-prices.tsx'
import { wordFor } from '#web/services/frame/dictionary-words.ts'
import { useOwnPort } from '#web/services/frame/home-ports.ts'
import { priceLessons } from '#web/services/frame/price-lessons.ts'
import { revalidatesBy } from '#web/services/frame/revalidation.ts'
import { ServicePage } from '#web/services/frame/service-page.tsx'
import { useAskedWish } from '#web/services/frame/use-asked-wish.ts'
import { depotRequest } from './depot-request.ts'
import { DepotTable } from './depot-table.tsx'
import { depotWishOf } from './depot-wish.ts'
import { PortChips } from './port-chips.tsx'
import { readDepots, readYardWords } from './read.ts'
import { ServiceForm } from './service-form.tsx'
import { stayOf, tickedIn } from './service-wish.ts'
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
  const { asked, kept, ask, today, formKey } = useAskedWish('depot', ['services', 'business'])
  const own = useOwnPort()
  const here = port ?? own
  const services = (kept.services ?? '').split(',').filter((service) => service !== '')
  return (
    <ServicePage title={t('depots.services.title')} lead={t('depots.services.lead')} illustration="depot">
      <PortChips rows={rows} depots={depots} chosen={here} onChosen={choose} />
      <ServiceForm
        key={formKey}
        asked={asked}
        services={services}
        business={kept.business ?? ''}
        today={today}
        rows={rows}
        onAsked={(given) => {
          const wish = depotWishOf(stayOf(given), today, { port: here })
          if (wish) ask(wish, { services: tickedIn(given).join(','), business: given.business ?? '' })
        }}
      />
      <AskedPrices
        wish={asked}
        nameOf={useDepotName(depots)}
        request={depotRequest(asked, wordFor(rows, 'yardServiceSite', here))}
      />
      <DepotTable depots={depots.filter((depot) => depot.port === here)} rows={rows} services={services} />
    </ServicePage>
  )
}
