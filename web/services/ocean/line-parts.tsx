import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { LinerServiceView } from '#contract/sailings.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { searchParamsFromTexts } from '#domain/quotes/query/query-codec.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { DepartureTable } from '#web/components/departures/departures.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './ocean.module.css'

type InService = { readonly service: LinerServiceView }

export function LineFacts({ service: { code, carrier, region, since, shipTeu } }: InService) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const items = [
    { term: t('line.carrier'), value: names.carrier(carrier) },
    { term: t('line.code'), value: code },
    { term: t('line.region'), value: t(`regions.${region as 'china'}`) },
    { term: t('line.since'), value: formatDay(since, useLanguage(), 'date') },
    { term: t('line.ships'), value: t('lines.ships', { teu: formatAmount(String(shipTeu)) }) },
  ]
  return (
    <section aria-label={t('line.facts')}>
      <DescriptionList items={items} layout="columns" />
    </section>
  )
}

/** From one of its ports to another, with a link to the search. */
export function LineSearch({ service: { origins, calls, carrier } }: InService) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const choices = (ports: readonly { port: string }[]) =>
    ports.map(({ port }) => ({ value: port, label: names.port(port) }))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texts = { pol: String(form.get('pol')), pod: String(form.get('pod')), carrier }
    void navigate(`${servicePaths.oceanOffers}?${searchParamsFromTexts('ocean', texts)}`)
  }
  return (
    <form className={styles.search} aria-label={t('line.ask')} onSubmit={search} method="post">
      <SelectField name="pol" label={t('line.loading')} choices={choices(origins)} />
      <SelectField name="pod" label={t('line.discharge')} choices={choices(calls)} />
      <Button type="submit" variant="primary" disabled={!isHydrated}>
        {t('line.ask')}
      </Button>
    </form>
  )
}

const maxDepartures = 10

/** Its next sailings. They depend on the time, so the browser requests them. */
export function LineDepartures({ code }: { code: string }) {
  const { t } = useTranslation('ocean')
  return (
    <section className={styles.section}>
      <h2>{t('line.departures')}</h2>
      <p className={styles.lead}>{t('departures.lead')}</p>
      <QueryLayer>
        <Departures code={code} />
      </QueryLayer>
    </section>
  )
}

function Departures({ code }: { code: string }) {
  const query = useCallQuery('GET /api/service', { query: { code } })
  return (
    <QueryState query={query} skeleton={{ rows: maxDepartures }}>
      {({ departures }) => (
        <DepartureTable
          departures={departures.slice(0, maxDepartures)}
          searchUrl={servicePaths.oceanOffers}
          without={['carrier', 'to']}
        />
      )}
    </QueryState>
  )
}
