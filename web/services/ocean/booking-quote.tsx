import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useNames } from '#web/components/quotes/use-names.ts'
import { writeDay } from '#web/components/quotes/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import button from '#web/ui/button.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { learnWithCarriers, loadCarriers } from './loader.ts'
import styles from './ocean.module.css'
import { OceanForm } from './ocean-form.tsx'
import type { OceanFormQuery } from './ocean-query.ts'
import { OceanResult } from './ocean-result.tsx'
import { RecentOcean } from './recent-ocean.tsx'
import { useOceanSearch } from './use-ocean-search.ts'

export const loader = loadCarriers
export const clientLoader = learnWithCarriers
export const shouldRevalidate = revalidatesBy()

const here = '/service/booking'

/** The lines of a price for a booking; what was asked stands above, in one line. */
export default function BookingQuotePage() {
  const { t } = useTranslation('ocean')
  const { carriers } = useLoaderData<typeof loader>()
  const search = useOceanSearch(here)
  const [changedAt, setChangedAt] = useState<string>()
  const now = search.address.toString()
  const isFolded = search.query !== undefined && changedAt !== now
  return (
    <ServicePage
      title={t('booking.title')}
      lead={t('booking.lead')}
      illustration="ship"
      trail={[{ path: '/service/hyzx', name: t('search.title') }]}
    >
      {isFolded && search.query ? (
        <Asked query={search.query} onChange={() => setChangedAt(now)} />
      ) : (
        <>
          <OceanForm key={search.formKey} title={t('search.form')} carriers={carriers} {...search.form} />
          <RecentOcean at={here} address={search.address} />
        </>
      )}
      <OceanResult search={search}>
        <HowItWorks />
      </OceanResult>
    </ServicePage>
  )
}

function Asked({ query, onChange }: { query: OceanFormQuery; onChange(): void }) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const containers = query.containers.map(({ type, count }) => `${count} × ${type}`).join(' + ')
  const [first, last] = [query.etdFrom, query.etdTo].map((day) => writeDay(day, language))
  return (
    <div className={styles.asked}>
      <p>
        <strong>{t('booking.summary', { from: names.port(query.pol), to: names.port(query.pod) })}</strong>
        <span>{containers}</span>
        <span>{t('booking.days', { first: first ?? '', last: last ?? '' })}</span>
        {query.carrier && <span>{names.carrier(query.carrier)}</span>}
        {query.contractOnly && <span>{t('prices:form.contractOnly')}</span>}
      </p>
      <button className={button.small} type="button" onClick={onChange}>
        {t('booking.change')}
      </button>
    </div>
  )
}
