import { useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { SearchSummary, useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { loadChoices, loadChoicesAndTexts, oceanHandle } from './loader.ts'
import { OceanForm } from './ocean-form.tsx'
import { OceanResult } from './ocean-result.tsx'
import { RecentOcean } from './recent-ocean.tsx'
import { useAddOnText } from './use-add-on-text.ts'
import { useOceanSearch } from './use-ocean-search.ts'

export const loader = loadChoices
export const handle = oceanHandle
export const clientLoader = loadChoicesAndTexts
export const shouldRevalidate = revalidatesBy()

const here = servicePaths.oceanOffers

/** The prices for a booking, under a one-line summary of the query. */
export default function BookingQuotePage() {
  const { t } = useTranslation('ocean')
  const choices = useLoaderData<typeof loader>()
  const search = useOceanSearch(here)
  const { isFolded, open } = useFoldedSearch(search.query, search.form.refused)
  return (
    <ServicePage
      title={t('booking.title')}
      lead={t('booking.lead')}
      illustration="ship"
      isSlim={isFolded}
      trail={[{ path: servicePaths.oceanFcl, name: t('search.title') }]}
    >
      {isFolded && search.query ? (
        <Summary query={search.query} onChange={open} />
      ) : (
        <>
          <OceanForm key={search.formKey} title={t('search.form')} {...choices} {...search.form} />
          <RecentOcean resultPath={here} params={search.params} />
        </>
      )}
      <OceanResult search={search}>
        <HowItWorks />
      </OceanResult>
    </ServicePage>
  )
}

function Summary({ query, onChange }: { query: QueryOf<'ocean'>; onChange(): void }) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const addOnText = useAddOnText()
  const [first, last] = [query.etdFrom, query.etdTo].map((day) => formatDay(day, language, 'date'))
  return (
    <SearchSummary
      title={t('booking.summary', { from: names.port(query.pol), to: names.port(query.pod) })}
      parts={[
        query.containers.map(({ type, count }) => `${count} × ${type}`).join(' + '),
        query.cargoWeightKg && t('booking.weight', { weight: formatAmount(query.cargoWeightKg) }),
        t('booking.days', { first: first ?? '', last: last ?? '' }),
        query.carrier && names.carrier(query.carrier),
        query.contractOnly && t('prices:form.contractOnly'),
        query.incoterm,
        ...query.addOns.map(addOnText),
      ]}
      onChange={onChange}
    />
  )
}
