import { Link, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { loadChoices, loadChoicesAndTexts, oceanHandle } from './loader.ts'
import styles from './ocean.module.css'
import { OceanForm } from './ocean-form.tsx'
import { OceanPages } from './ocean-pages.tsx'
import { OceanResult } from './ocean-result.tsx'
import { OceanSummary } from './ocean-summary.tsx'
import { useOceanSearch } from './use-ocean-search.ts'

export const loader = loadChoices
export const handle = oceanHandle
export const clientLoader = loadChoicesAndTexts
export const shouldRevalidate = revalidatesBy()

const here = servicePaths.carrierOffers

/** The rates of one carrier, with contract rates where there are any. */
export default function CarrierRatePage() {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const choices = useLoaderData<typeof loader>()
  const { carriers } = choices
  const search = useOceanSearch(here)
  const { isFolded, open } = useFoldedSearch(search.query, search.form.refused)
  const chosen = carriers.find(({ code }) => code === search.params.get('carrier'))
  // Its rates are what the page is for, so the carrier comes before the lane.
  const isBefore = !chosen && !search.isSearched
  const urlFor = (code?: string) => {
    const changed = new URLSearchParams(search.params)
    changed.delete('carrier')
    if (code) changed.set('carrier', code)
    return `${here}?${changed}`
  }
  const title = chosen ? t('carrierRate.form', { carrier: chosen.name[language] }) : t('search.form')
  return (
    <ServicePage
      title={t('carrierRate.title')}
      lead={t('carrierRate.lead')}
      illustration="ship"
      isSlim={isFolded}
      trail={[{ path: servicePaths.oceanFcl, name: t('search.title') }]}
    >
      <nav className={styles.filters} aria-label={t('carrierRate.choose')}>
        {(search.isSearched ? [undefined, ...carriers] : carriers).map((one) => (
          <Link
            key={one?.code ?? 'any'}
            to={urlFor(one?.code)}
            preventScrollReset
            aria-current={one?.code === chosen?.code ? 'true' : undefined}
          >
            {one ? one.name[language] : t('carrierRate.any')}
          </Link>
        ))}
      </nav>
      {isFolded && search.query ? (
        <OceanSummary query={search.query} onChange={open} />
      ) : isBefore ? (
        <EmptyState
          state="first-use"
          title={t('carrierRate.first')}
          text={<p>{t('carrierRate.firstText')}</p>}
        />
      ) : (
        <OceanForm
          key={`${search.formKey} ${chosen?.code}`}
          title={title}
          {...choices}
          carrier={chosen?.code}
          isOpen
          {...search.form}
        />
      )}
      <OceanResult search={search}>
        <OceanPages here="carrierRate" params={search.params} />
      </OceanResult>
    </ServicePage>
  )
}
