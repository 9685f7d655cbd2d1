import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { priceLessons } from '#web/services/shared/price-lessons.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import { TruckForm } from './truck-form.tsx'
import { TruckTerms } from './truck-terms.tsx'
import { truckingQueryOf } from './trucking-query.ts'
import { truckingRequest } from './trucking-request.ts'
import { useLaneName } from './use-lane-name.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const depots = valueOrMissing(await api('GET /api/depots', { query: {} })).depots
  return { depots: depots.map(({ code, port, name }) => ({ code, port, name })) }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(...priceLessons)
export const shouldRevalidate = revalidatesBy()

/** From a terminal or a depot to a door: every way there that has a price. */
export default function TruckPage() {
  const { t } = useTranslation('trucking')
  const { depots } = useLoaderData<typeof loader>()
  const { asked, ask, today, formKey } = useQuoteQueryInput('trucking')
  const { nameOf, ends } = useLaneName(asked, depots)
  return (
    <ServicePage title={t('title')} lead={t('lead')} illustration="truck">
      <TruckForm
        key={formKey}
        asked={asked}
        today={today}
        depots={depots}
        onAsked={(given) => ask(truckingQueryOf(given, today))}
      />
      <QuotedPrices
        query={asked}
        nameOf={nameOf}
        noPrice={t(asked?.pickUpPlace ? 'noPriceHere' : 'noPrice')}
        request={truckingRequest(asked, ends)}
      />
      <TruckTerms />
    </ServicePage>
  )
}
