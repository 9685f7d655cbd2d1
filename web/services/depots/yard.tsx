import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import { priceLessons } from '#web/services/shared/price-lessons.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import button from '#web/ui/button.module.css'
import { depotQueryOf } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { readDepots, readYardWords } from './read.ts'
import { StayForm } from './stay-form.tsx'
import { storageTerms } from './storage-terms.ts'
import { useDepotName } from './use-depot-name.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, rows] = await Promise.all([readDepots(api), readYardWords(api)])
  return { depots, rows, terms: storageTerms }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(...priceLessons)
export const shouldRevalidate = revalidatesBy()

/** What a container costs that stands at a port: storage, and whatever is done with it. */
export default function YardPage() {
  const { t } = useTranslation('places')
  const { depots, rows, terms } = useLoaderData<typeof loader>()
  const { asked, ask, today, formKey } = useQuoteQueryInput('depot')
  const nameOf = useDepotName(depots)
  return (
    <ServicePage title={t('depots.quote.title')} lead={t('depots.quote.lead')} illustration="depot">
      <StayForm
        key={formKey}
        title={t('depots.quote.form')}
        asked={asked}
        today={today}
        ports={{ rows, terms }}
        onAsked={(given) => {
          const query = depotQueryOf(given, today)
          if (query) ask(query)
        }}
      >
        <QuotedPrices
          query={asked}
          nameOf={nameOf}
          request={depotRequest(asked, wordFor(rows, 'yardServiceSite', asked?.port ?? ''))}
        />
      </StayForm>
      <p>
        <Link className={button.button} to="/service/containerYard/list">
          {t('depots.quote.toList')}
        </Link>
      </p>
    </ServicePage>
  )
}
