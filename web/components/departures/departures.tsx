import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { DepartureView } from '#contract/sailings.ts'
import { hoursBeforeEtd } from '#domain/schedules/cut-offs.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { call } from '#web/client/call.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { writeTime } from '#web/components/quotes/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './departures.module.css'

// Ships whose gate has closed are passed over; a few days of them leave before.
const mostAsked = 40
const mostShown = 6

const hourMs = 3_600_000
const gateClosesAt = (departsAt: string) => new Date(Date.parse(departsAt) - hoursBeforeEtd.FCO * hourMs)

type Answer = Verdict<{ departures: DepartureView[] }>

const stillOpen = (departures: readonly DepartureView[]) =>
  departures.filter(({ departsAt }) => gateClosesAt(departsAt).getTime() > Date.now()).slice(0, mostShown)

/** The next ships to leave: it depends on the clock, so the browser asks. */
export function NextDepartures({ pol, searchAt }: { pol: OceanPort; searchAt: string }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    void call('GET /api/departures', { query: { pol, size: mostAsked } }, { isQuiet: true }).then(setAnswer)
  }, [pol])
  return (
    <section className={styles.section}>
      <h2>{t('departures.titleFrom', { port: names.port(pol) })}</h2>
      <p className={styles.lead}>{t('departures.lead')}</p>
      {!answer && <EmptyState state="loading" title={t('common:loading')} />}
      {answer && !answer.ok && (
        <EmptyState state="error" title={t(`refusals:${answer.refusal}`, answer.params)} />
      )}
      {answer?.ok && (
        <DepartureTable
          departures={stillOpen(answer.value.departures)}
          searchAt={searchAt}
          without={['from']}
        />
      )}
    </section>
  )
}

type DepartureTableProps = {
  readonly departures: readonly DepartureView[]
  readonly searchAt: string
  /** Columns that would say the same in every row, and are told above. */
  readonly without: readonly string[]
}

export function DepartureTable({ departures, searchAt, without }: DepartureTableProps) {
  const { t } = useTranslation('ocean')
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('departures.title')}
        captionHidden
        columns={useColumns(searchAt).filter(({ key }) => !without.includes(key))}
        rows={departures}
        rowKey={({ code }) => code}
        density="dense"
        empty={<EmptyState state="first-use" title={t('departures.none')} />}
      />
    </div>
  )
}

/** A list of ports stays a line: the first few, and how many more. */
const namedPorts = 3

function GateClosing({ at }: { at: Date }) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const isClosed = at.getTime() < Date.now()
  return (
    <span data-closed={isClosed || undefined}>
      <time dateTime={at.toISOString()}>{writeTime(at, language)}</time>
      {isClosed && ` ${t('departures.closed')}`}
    </span>
  )
}

function useColumns(searchAt: string): readonly Column<DepartureView>[] {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const at = (time: Date) => <time dateTime={time.toISOString()}>{writeTime(time, language)}</time>
  const ports = (calls: DepartureView['calls']) => {
    const named = calls
      .slice(0, namedPorts)
      .map(({ port }) => names.port(port))
      .join(t('separator'))
    return calls.length > namedPorts ? t('departures.more', { ports: named, all: calls.length }) : named
  }
  return [
    { key: 'departs', header: t('departures.departs'), cell: ({ departsAt }) => at(new Date(departsAt)) },
    {
      key: 'cutOff',
      header: t('departures.cutOff'),
      cell: ({ departsAt }) => <GateClosing at={gateClosesAt(departsAt)} />,
    },
    {
      key: 'vessel',
      header: t('departures.vessel'),
      isName: true,
      cell: ({ vessel, voyage }) => `${vessel} / ${voyage}`,
    },
    { key: 'carrier', header: t('departures.carrier'), cell: ({ carrier }) => names.carrier(carrier) },
    { key: 'from', header: t('departures.from'), cell: ({ pol }) => names.port(pol) },
    { key: 'to', header: t('departures.to'), cell: ({ calls }) => ports(calls) },
    {
      key: 'price',
      header: t('departures.price'),
      cell: (departure) => <PriceLink departure={departure} searchAt={searchAt} />,
    },
  ]
}

/** A ship whose gate has closed takes no more boxes. */
function PriceLink({ departure, searchAt }: { departure: DepartureView; searchAt: string }) {
  const { t } = useTranslation('ocean')
  const { vessel, voyage, pol, calls, carrier, departsAt } = departure
  const [first] = calls
  if (!first || gateClosesAt(departsAt).getTime() < Date.now()) return t('departures.tooLate')
  const day = shanghaiDay(new Date(departsAt))
  const address = new URLSearchParams({ pol, pod: first.port, from: day, to: day, carrier })
  return (
    <Link className={button.small} to={`${searchAt}?${address}`}>
      {t('departures.price')}
      <span className="visually-hidden">
        {vessel} / {voyage}
      </span>
    </Link>
  )
}
