import { Fragment } from 'react'
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
// Rows of the table are lower than those of the skeleton.
const skeletonRows = 5

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
    <QueryState query={query} skeleton={{ rows: skeletonRows }}>
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
    {
      key: 'to',
      header: t('departures.to'),
      cell: (departure) => <PortsOfCall departure={departure} searchUrl={searchUrl} />,
    },
    {
      key: 'price',
      header: t('departures.price'),
      cell: (departure) => <PriceLink departure={departure} searchUrl={searchUrl} />,
    },
  ]
}

type CallsProps = { readonly departure: DepartureView; readonly searchUrl: string }

/** The search for the price of one sailing to one of its ports. */
function priceUrl({ departure, searchUrl }: CallsProps, pod: string): string {
  const { pol, carrier, departsAt } = departure
  const day = shanghaiDay(new Date(departsAt))
  return `${searchUrl}?${new URLSearchParams({ pol, pod, from: day, to: day, carrier })}`
}

/** One port; it leads to its price while the sailing is open. */
function PortOfCall(props: CallsProps & { readonly port: string }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const { departure, port } = props
  const { vessel, voyage } = departure
  if (isClosed(departure, new Date())) return names.port(port)
  return (
    <Link
      to={priceUrl(props, port)}
      aria-label={`${t('departures.priceTo', { port: names.port(port) })}, ${vessel} / ${voyage}`}
    >
      {names.port(port)}
    </Link>
  )
}

function PortsOfCall(props: CallsProps) {
  const { t } = useTranslation('ocean')
  return props.departure.calls.map(({ port }, index) => (
    <Fragment key={port}>
      {index > 0 && t('separator')}
      <PortOfCall {...props} port={port} />
    </Fragment>
  ))
}

/** A closed sailing has no price. */
function PriceLink(props: CallsProps) {
  const { t } = useTranslation('ocean')
  const { departure } = props
  const names = useNames()
  const [first] = departure.calls
  if (!first || isClosed(departure, new Date())) return t('departures.tooLate')
  return (
    <Link to={priceUrl(props, first.port)}>
      {t('departures.priceTo', { port: names.port(first.port) })}
      <span className="visually-hidden">
        {departure.vessel} / {departure.voyage}
      </span>
    </Link>
  )
}
