import { useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { loadChoices, loadChoicesAndTexts, oceanHandle } from './loader.ts'
import { OceanForm } from './ocean-form.tsx'
import { OceanResult } from './ocean-result.tsx'
import { PopularLanes } from './popular-lanes.tsx'
import { RecentOcean } from './recent-ocean.tsx'
import { useOceanSearch } from './use-ocean-search.ts'

export const loader = loadChoices
export const handle = oceanHandle
export const clientLoader = loadChoicesAndTexts
export const shouldRevalidate = revalidatesBy()

const here = servicePaths.oceanSearchAndOffers

/** The search form and its result on one page. */
export default function SeaQueryPage() {
  const { t } = useTranslation('ocean')
  const choices = useLoaderData<typeof loader>()
  const search = useOceanSearch(here)
  return (
    <ServicePage title={t('query.title')} lead={t('query.lead')} illustration="ship">
      <OceanForm key={search.formKey} title={t('search.form')} {...choices} {...search.form} />
      <RecentOcean resultPath={here} params={search.params} />
      <OceanResult search={search}>
        <PopularLanes searchUrl={here} />
      </OceanResult>
    </ServicePage>
  )
}
