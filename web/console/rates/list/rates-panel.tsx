import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { endingDays, type RateDuty } from '#domain/rates/duties.ts'
import type { RateKind, RateState } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { UnpricedLanes } from './unpriced-lanes.tsx'

const dutiesKey = 'GET /api/console/rates/duties'
type Duties = CallData<typeof dutiesKey>
type KindDuties = Duties['kinds'][number]

/** What waits for those who publish rates: drafts, scheduled, ending and loss-making rates, and what is missing today. */
export function RatesPanel() {
  const { t } = useTranslation('console')
  const query = useCallQuery(dutiesKey, {})
  return (
    <ConsolePanel title={t('home.rates')}>
      <QueryState query={query} skeleton={{ rows: 6 }}>
        {(duties) => (
          <>
            <Missing currencies={duties.missingExchangeRates} />
            <Table kinds={duties.kinds} />
            <UnpricedLanes unpriced={duties.unpriced} />
            <p className={page.row}>
              <Link className={buttonClass({ isCompact: true })} to="/console/rates/import">
                {duties.previews > 0 ? t('home.previews', { count: duties.previews }) : t('home.rateImport')}
              </Link>
            </p>
          </>
        )}
      </QueryState>
    </ConsolePanel>
  )
}

function Missing({ currencies }: { readonly currencies: Duties['missingExchangeRates'] }) {
  const { t } = useTranslation('console')
  if (currencies.length === 0) return null
  return (
    <p className={page.row}>
      <span>{t('home.missingRates', { currencies: currencies.join(t('list.between')) })}</span>
      <Link to="/console/exchangeRates">{t('home.enterRates')}</Link>
    </p>
  )
}

type Wanted = { readonly state?: RateState; readonly duty?: RateDuty }

const listOf = (kind: RateKind, wanted: Wanted = {}) =>
  `/console/rates?${new URLSearchParams({ kind, ...wanted })}`

const hasDuties = ({ drafts, scheduled, belowCost, ending }: KindDuties): boolean =>
  drafts + scheduled + belowCost + ending.reduce((sum, { count }) => sum + count, 0) > 0

function useColumns(): readonly Column<KindDuties>[] {
  const { t } = useTranslation('console')
  const countColumn = (
    key: string,
    header: string,
    countOf: (row: KindDuties) => number,
    wanted: Wanted,
  ): Column<KindDuties> => ({
    key,
    header,
    align: 'end',
    cell: (row) => (countOf(row) > 0 ? <Link to={listOf(row.kind, wanted)}>{countOf(row)}</Link> : 0),
  })
  return [
    {
      key: 'kind',
      header: t('home.kind'),
      isRowHeader: true,
      cell: ({ kind }) => <Link to={listOf(kind)}>{t(`ratesAdmin:kinds.${kind}`)}</Link>,
    },
    countColumn('drafts', t('home.drafts'), ({ drafts }) => drafts, { state: 'draft' }),
    countColumn('scheduled', t('home.scheduled'), ({ scheduled }) => scheduled, { state: 'scheduled' }),
    ...endingDays.map((days) =>
      countColumn(
        `ending${days}`,
        t('home.ending', { days }),
        ({ ending }) => ending.find((one) => one.days === days)?.count ?? 0,
        { duty: `ending-${days}` },
      ),
    ),
    countColumn('belowCost', t('home.belowCost'), ({ belowCost }) => belowCost, { duty: 'below-cost' }),
  ]
}

function Table({ kinds }: { readonly kinds: Duties['kinds'] }) {
  const { t } = useTranslation('console')
  return (
    <DataTable
      caption={t('home.rates')}
      captionHidden
      density="dense"
      columns={useColumns()}
      rows={kinds.filter(hasDuties)}
      rowKey={({ kind }) => kind}
      empty={<p className={page.soft}>{t('home.noDuties')}</p>}
    />
  )
}
