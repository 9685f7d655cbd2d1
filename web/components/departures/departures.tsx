import { Link } from 'react-router'
import type { DepartureView } from '#contract/sailings.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { closesAt, isClosed, openOnes } from './departure-closing.ts'
import styles from './departures.module.css'

// Closed sailings are skipped, so the search covers a few more days.
const maxRequested = 40
const maxShown = 6

export type NextDeparturesProps = { readonly pol: OceanPort; readonly searchUrl: string }

/** The next departures. They depend on the time, so the browser requests them. */
export function NextDepartures({ pol, searchUrl }: NextDeparturesProps) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  return (
    <section className={styles.section}>
      <h2>{t('departures.titleFrom', { port: names.port(pol) })}</h2>
      <p className={styles.lead}>{t('departures.lead')}</p>
      <QueryLayer>
        <OpenDepartures pol={pol} searchUrl={searchUrl} />
      </QueryLayer>
      <noscript>
        <p>{t('departures.withoutScript')}</p>
      </noscript>
    </section>
  )
}

function OpenDepartures({ pol, searchUrl }: NextDeparturesProps) {
  const query = useCallQuery('GET /api/departures', { query: { pol, size: maxRequested } })
  return (
    <QueryState query={query} skeleton={{ rows: maxShown + 1 }}>
      {({ departures }) => (
        <DepartureTable
          departures={openOnes(departures, new Date()).slice(0, maxShown)}
          searchUrl={searchUrl}
          without={['from']}
        />
      )}
    </QueryState>
  )
}

type DepartureTableProps = {
  readonly departures: readonly DepartureView[]
  readonly searchUrl: string
  /** Columns with the same value in every row, which the heading shows. */
  readonly without: readonly string[]
}

export function DepartureTable({ departures, searchUrl, without }: DepartureTableProps) {
  const { t } = useTranslation('ocean')
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('departures.title')}
        captionHidden
        columns={useColumns(searchUrl).filter(({ key }) => !without.includes(key))}
        rows={departures}
        rowKey={({ code }) => code}
        density="dense"
        empty={<EmptyState state="first-use" title={t('departures.none')} />}
      />
    </div>
  )
}

/** The first ports on one line, and how many more there are. */
const namedPorts = 3

function Closing({ departure }: { departure: DepartureView }) {
  const { t } = useTranslation('ocean')
  const hasClosed = isClosed(departure, new Date())
  return (
    <span data-closed={hasClosed || undefined}>
      <FormattedTime at={closesAt(departure).toISOString()} />
      {hasClosed && ` ${t('departures.closed')}`}
    </span>
  )
}

function useColumns(searchUrl: string): readonly Column<DepartureView>[] {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const ports = (calls: DepartureView['calls']) => {
    const named = calls
      .slice(0, namedPorts)
      .map(({ port }) => names.port(port))
      .join(t('separator'))
    return calls.length > namedPorts ? t('departures.more', { ports: named, all: calls.length }) : named
  }
  return [
    {
      key: 'departs',
      header: t('departures.departs'),
      cell: ({ departsAt }) => <FormattedTime at={departsAt} />,
    },
    {
      key: 'cutOff',
      header: t('departures.cutOff'),
      cell: (departure) => <Closing departure={departure} />,
    },
    {
      key: 'vessel',
      header: t('departures.vessel'),
      isRowHeader: true,
      cell: ({ vessel, voyage }) => `${vessel} / ${voyage}`,
    },
    { key: 'carrier', header: t('departures.carrier'), cell: ({ carrier }) => names.carrier(carrier) },
    { key: 'from', header: t('departures.from'), cell: ({ pol }) => names.port(pol) },
    { key: 'to', header: t('departures.to'), cell: ({ calls }) => ports(calls) },
    {
      key: 'price',
      header: t('departures.price'),
      cell: (departure) => <PriceLink departure={departure} searchUrl={searchUrl} />,
    },
  ]
}

/** A closed sailing has no price. */
function PriceLink({ departure, searchUrl }: { departure: DepartureView; searchUrl: string }) {
  const { t } = useTranslation('ocean')
  const { vessel, voyage, pol, calls, carrier, departsAt } = departure
  const names = useNames()
  const [first] = calls
  if (!first || isClosed(departure, new Date())) return t('departures.tooLate')
  const day = shanghaiDay(new Date(departsAt))
  const address = new URLSearchParams({ pol, pod: first.port, from: day, to: day, carrier })
  return (
    <Link to={`${searchUrl}?${address}`}>
      {t('departures.priceTo', { port: names.port(first.port) })}
      <span className="visually-hidden">
        {vessel} / {voyage}
      </span>
    </Link>
  )
}
