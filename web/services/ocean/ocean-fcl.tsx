import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'
import { NextDepartures } from '#web/components/departures/departures.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { loadChoices, loadChoicesAndTexts, oceanHandle } from './loader.ts'
import { OceanForm } from './ocean-form.tsx'
import { OceanPages } from './ocean-pages.tsx'
import { PopularLanes } from './popular-lanes.tsx'
import { RecentOcean } from './recent-ocean.tsx'
import { useOceanSearch } from './use-ocean-search.ts'

export const loader = loadChoices
export const handle = oceanHandle
export const clientLoader = loadChoicesAndTexts
export const shouldRevalidate = revalidatesBy()

const resultPath = servicePaths.oceanOffers

/** The start page of the ocean search. */
export default function OceanFclPage() {
  const { t } = useTranslation('ocean')
  const choices = useLoaderData<typeof loader>()
  const { homePort } = useBrand()
  const { form, formKey, params } = useOceanSearch(resultPath)
  const [chosen, setChosen] = useState<HomePort>()
  return (
    <ServicePage title={t('search.title')} lead={t('search.lead')} illustration="ship">
      <OceanForm key={formKey} title={t('search.form')} {...choices} {...form} onPort={setChosen} />
      <RecentOcean resultPath={resultPath} params={params} />
      <NextDepartures pol={chosen ?? asHomePort(form.pol) ?? homePort} searchUrl={resultPath} />
      <PopularLanes searchUrl={resultPath} />
      <HowItWorks />
      <OceanPages here="search" params={params} />
    </ServicePage>
  )
}
