import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DepartureView, LinerServiceView } from '#contract/sailings.ts'
import { searchParamsFromTexts } from '#domain/quotes/query-codec.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { DepartureTable } from '#web/components/departures/departures.tsx'
import { writeDay } from '#web/components/formats/write-day.ts'
import { writeAmount } from '#web/components/formats/write-money.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './ocean.module.css'

type InService = { readonly service: LinerServiceView }

export function LineFacts({ service: { code, carrier, region, since, shipTeu } }: InService) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const params = [
    [t('line.carrier'), names.carrier(carrier)],
    [t('line.code'), code],
    [t('line.region'), t(`regions.${region as 'china'}`)],
    [t('line.since'), writeDay(since, useLanguage())],
    [t('line.ships'), t('lines.ships', { teu: writeAmount(String(shipTeu)) })],
  ] as const
  return (
    <dl className={styles.details} aria-label={t('line.facts')}>
      {params.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
    void navigate(`/service/booking?${searchParamsFromTexts('ocean', texts)}`)
  }
  return (
    <form className={styles.search} aria-label={t('line.ask')} onSubmit={search} method="post">
      <SelectField name="pol" label={t('line.loading')} choices={choices(origins)} />
      <SelectField name="pod" label={t('line.discharge')} choices={choices(calls)} />
      <button className={button.main} type="submit" disabled={!isHydrated}>
        {t('line.ask')}
      </button>
    </form>
  )
}

const maxDepartures = 10

type Answer = Verdict<{ departures: DepartureView[] }>

/** Its next sailings. They depend on the time, so the browser requests them. */
export function LineDepartures({ code }: { code: string }) {
  const { t } = useTranslation('ocean')
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    void call('GET /api/service', { query: { code } }, { isQuiet: true }).then(setAnswer)
  }, [code])
  return (
    <section className={styles.section}>
      <h2>{t('line.departures')}</h2>
      <p className={styles.lead}>{t('departures.lead')}</p>
      {!answer && <EmptyState state="loading" title={t('common:loading')} />}
      {answer && !answer.ok && (
        <EmptyState state="error" title={t(`refusals:${answer.refusal}`, answer.params)} />
      )}
      {answer?.ok && (
        <DepartureTable
          departures={answer.value.departures.slice(0, maxDepartures)}
          searchAt="/service/booking"
          without={['carrier', 'to']}
        />
      )}
    </section>
  )
}
