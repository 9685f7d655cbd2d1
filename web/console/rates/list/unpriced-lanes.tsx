import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Unpriced = CallData<'GET /api/console/rates/duties'>['unpriced']
type Lane = Unpriced['first'][number]

const newRate = ({ carrier, service, port, place, firstOn }: Lane) =>
  `/console/rates/new?${new URLSearchParams({ kind: 'ocean-lane', carrier, service, pol: port, pod: place, validFrom: firstOn })}`

/** Lanes with sailings of the next days that no public rate prices, each with the way to a new rate. */
export function UnpricedLanes({ unpriced: { days, lanes, first } }: { readonly unpriced: Unpriced }) {
  const { t } = useTranslation('console')
  const placeText = usePlaceText()
  const language = useLanguage()
  const columns: readonly Column<Lane>[] = [
    {
      key: 'lane',
      header: t('home.lane'),
      isRowHeader: true,
      cell: ({ port, place }) => `${placeText(port)} → ${placeText(place)}`,
    },
    { key: 'service', header: t('home.service'), cell: ({ carrier, service }) => `${carrier} ${service}` },
    { key: 'sailings', header: t('home.sailings'), align: 'end', cell: ({ sailings }) => sailings },
    {
      key: 'first',
      header: t('home.firstSailing'),
      cell: ({ firstOn }) => formatDay(firstOn, language, 'date'),
    },
    { key: 'new', header: '', cell: (lane) => <Link to={newRate(lane)}>{t('home.newRate')}</Link> },
  ]
  if (lanes === 0) return <p className={page.soft}>{t('home.allPriced', { days })}</p>
  return (
    <DataTable
      caption={t('home.unpriced', { days, count: lanes })}
      density="dense"
      columns={columns}
      rows={first}
      rowKey={({ service, port, place }) => `${service} ${port} ${place}`}
    />
  )
}
