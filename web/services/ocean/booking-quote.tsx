import { useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { loadChoices, loadChoicesAndTexts, oceanHandle } from './loader.ts'
import { OceanForm } from './ocean-form.tsx'
import { OceanPages } from './ocean-pages.tsx'
import { OceanResult } from './ocean-result.tsx'
import { OceanSummary } from './ocean-summary.tsx'
import { RecentOcean } from './recent-ocean.tsx'
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
        <OceanSummary query={search.query} onChange={open} />
      ) : (
        <>
          <OceanForm
            key={search.formKey}
            title={t('booking.shipment')}
            {...choices}
            isOpen
            {...search.form}
          />
          <RecentOcean resultPath={here} params={search.params} />
        </>
      )}
      <OceanResult search={search}>
        <HowItWorks />
        <OceanPages here="booking" params={search.params} />
      </OceanResult>
    </ServicePage>
  )
}
