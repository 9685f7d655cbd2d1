import { Link } from 'react-router'
import type { RateRow } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { currencyOf, isLane } from './lane-prices.ts'
import { RateStateBadge } from './rate-state.tsx'
import styles from './rates.module.css'
import { useScope } from './use-scope.ts'

type Columns = readonly Column<RateRow>[]

export function useRateColumns(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  const placeName = usePlaceName()
  const prices = usePricesColumn(kind)
  const scope = useScopeColumn()
  return [
    {
      key: 'code',
      header: t('columns.code'),
      isName: true,
      cell: ({ rateId, code }) => (
        <Link className={styles.code} to={ratePath(rateId)}>
          {code}
        </Link>
      ),
    },
    { key: 'version', header: t('columns.version'), align: 'end', cell: ({ version }) => version },
    { key: 'state', header: t('columns.state'), cell: (row) => <State row={row} /> },
    { key: 'port', header: t('columns.port'), cell: ({ port }) => <NameText of={placeName(port)} /> },
    {
      key: 'place',
      header: t('columns.place'),
      cell: ({ place }) => place && <NameText of={placeName(place)} />,
    },
    ...prices,
    {
      key: 'validity',
      header: t('columns.validity'),
      cell: ({ validFrom, validTo }) => t('validity', { from: validFrom, to: validTo }),
    },
    scope,
    { key: 'saved', header: t('columns.saved'), cell: (row) => <Saved row={row} /> },
  ]
}

/** The most common types; the page of the rate shows all. */
const shownTypes = ['20GP', '40GP', '40HQ'] as const

function usePricesColumn(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  if (!isLane(kind)) return []
  return [
    {
      key: 'prices',
      header: t('columns.prices', { types: shownTypes.join(' / '), currency: currencyOf(kind) }),
      align: 'end',
      cell: ({ prices }) => shownTypes.map((type) => prices?.[type] ?? '–').join(' / '),
    },
  ]
}

function useScopeColumn(): Column<RateRow> {
  const { t } = useTranslation('ratesAdmin')
  const scope = useScope()
  return {
    key: 'scope',
    header: t('columns.scope'),
    cell: (row) => (
      <>
        {scope.companies(row)}
        <div className={page.soft}>{scope.sites(row)}</div>
      </>
    ),
  }
}

/** A scheduled version is shown with its start. */
function State({ row: { state, publishAt } }: { row: RateRow }) {
  return (
    <>
      <RateStateBadge state={state} />
      {state === 'scheduled' && publishAt && (
        <div className={page.soft}>
          <WrittenTime at={publishAt} shape="dateTime" />
        </div>
      )}
    </>
  )
}

function Saved({ row: { savedBy, savedAt } }: { row: RateRow }) {
  return (
    <>
      {savedBy}
      <div className={page.soft}>
        <WrittenTime at={savedAt} shape="dateTime" />
      </div>
    </>
  )
}
