import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { AlertView } from '#contract/alerts.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { AlertForm } from '#web/components/quotes/alerts/alert-form.tsx'
import { ListTable } from '#web/components/table/list-table.tsx'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { moneyWidthPx, type TableColumn, timeWidthsPx } from '#web/ui/table/columns.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { isBelowTarget, offersUrl } from './alert-prices.ts'

const listKey = 'GET /api/alerts'
const list = {
  name: 'alerts',
  columns: ['lane', 'type', 'threshold', 'currentPrice', 'state', 'notified', 'remove'],
}
const noAlerts: readonly AlertView[] = []
type AlertsData = { readonly alerts: readonly AlertView[]; readonly max: number }

/** Lanes with a target price. */
export function Alerts() {
  const { t } = useTranslation('myQuotes')
  const invalidate = useInvalidate()
  const [added, setAdded] = useState(0)
  const query = useCallQuery(listKey, {}, { refetchOnNotification: true })
  const known = query.status === 'ready' ? query.data.alerts : noAlerts
  // There is one alert for each lane and container type.
  const onAdded = ({ alertId }: AlertView) => {
    const isReplaced = known.some((alert) => alert.alertId === alertId)
    showToast('info', t(isReplaced ? 'alert.replaced' : 'alert.added'))
    setAdded(added + 1)
    invalidate(listKey)
  }
  return (
    <>
      <Panel title={t('alert.add')} lead={t('alert.lead')}>
        <AlertForm key={added} onAdded={onAdded} />
      </Panel>
      <AlertList query={query} />
    </>
  )
}

type AlertListProps = { readonly query: CallQuery<AlertsData> }

function AlertList({ query }: AlertListProps) {
  const { t } = useTranslation('myQuotes')
  const control = useTableState(list)
  const { send, refusal, isSending } = useCallMutation('POST /api/alerts/remove', {
    invalidates: [listKey],
    onDone: () => showToast('info', t('alert.removed')),
  })
  const { alerts, max } = query.status === 'ready' ? query.data : { alerts: noAlerts, max: 0 }
  const count = t('alert.count', { count: alerts.length, max })
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <ListTable
        caption={`${t('alert.caption')} ${count}`}
        control={control}
        columns={useAlertColumns(isSending, send)}
        query={query}
        page={{ rows: alerts }}
        rowId={({ alertId }) => alertId}
        tools={alerts.length > 0 && `${t('alert.caption')} ${count}`}
        emptyState={{ title: t('alert.emptyTitle'), text: t('alert.emptyText') }}
      />
    </>
  )
}

type Remove = (input: { readonly body: { readonly alertId: string } }) => Promise<unknown>

type Columns = readonly TableColumn<AlertView>[]
export function useAlertColumns(isSending: boolean, remove: Remove): Columns {
  const { t } = useTranslation('myQuotes')
  const { port } = useNames()
  return useMemo(
    () => [...priceColumns(t, port), ...stateColumns(t, isSending, remove)],
    [t, port, isSending, remove],
  )
}

function priceColumns(t: TranslateIn<'myQuotes'>, port: (code: string) => string): Columns {
  const laneOf = ({ pol, pod }: AlertView) => `${port(pol)} → ${port(pod)}`
  const typeOf = ({ type }: AlertView) => type
  return [
    {
      id: 'lane',
      header: t('alert.lane'),
      isRowHeader: true,
      widthPx: 196,
      cell: (alert) => <Link to={offersUrl(alert)}>{laneOf(alert)}</Link>,
      text: laneOf,
      sort: laneOf,
    },
    { id: 'type', header: t('alert.type'), widthPx: 136, cell: typeOf, sort: typeOf },
    {
      id: 'threshold',
      header: t('alert.target'),
      align: 'end',
      widthPx: moneyWidthPx,
      narrowSlot: 'second',
      cell: ({ threshold }) => <FormattedMoney money={{ amount: threshold, currency: 'CNY' }} />,
      sort: ({ threshold }) => Number(threshold),
    },
    {
      id: 'currentPrice',
      header: t('alert.currentPrice'),
      align: 'end',
      widthPx: 164,
      narrowSlot: 'firstEnd',
      cell: ({ currentPrice }) => (currentPrice ? <FormattedMoney money={currentPrice} /> : t('alert.none')),
      sort: ({ currentPrice }) => (currentPrice ? Number(currentPrice.amount) : undefined),
    },
  ]
}

function stateColumns(t: TranslateIn<'myQuotes'>, isSending: boolean, remove: Remove): Columns {
  return [
    {
      id: 'state',
      header: t('list.state'),
      widthPx: 192,
      narrowSlot: 'third',
      isText: true,
      cell: (row) => <AlertState alert={row} />,
    },
    {
      id: 'notified',
      header: t('alert.notified'),
      widthPx: timeWidthsPx.dateTime,
      cell: ({ notifiedAt }) => notifiedAt && <FormattedTime at={notifiedAt} format="dateTime" />,
    },
    {
      id: 'remove',
      header: t('alert.remove'),
      widthPx: 110,
      isAction: true,
      narrowSlot: 'secondEnd',
      cell: ({ alertId }) => (
        <Button isCompact isPending={isSending} onClick={() => void remove({ body: { alertId } })}>
          {t('alert.remove')}
        </Button>
      ),
    },
  ]
}

/** Without a price today there is nothing to compare. */
function AlertState({ alert }: { alert: AlertView }) {
  const { t } = useTranslation('myQuotes')
  if (!alert.currentPrice) return null
  return isBelowTarget(alert) ? (
    <Badge tone="ok" label={t('alert.below')} />
  ) : (
    <Badge tone="info" label={t('alert.above')} />
  )
}
