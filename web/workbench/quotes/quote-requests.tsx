import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RequestView } from '#contract/requests.ts'
import { requestUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { requestSorts, usualRequestSorts } from '#domain/quotes/offers/sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { type TableColumn, timeWidthsPx } from '#web/ui/table/columns.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { requestTones } from './quote-tones.ts'
import { Answer, useWithdraw, type Withdraw } from './request-answer.tsx'
import { type RequestText, useRequestSummary } from './use-request-summary.ts'

const list = { name: 'requests', columns: ['number', 'kind', 'shipment', 'created', 'state', 'answer'] }

/** The user's quote requests with their replies; read again after each notification. */
export function QuoteRequests() {
  const { t } = useTranslation('myQuotes')
  const control = useTableState(list)
  const query = useCallQuery(
    'GET /api/requests',
    { query: { size: pageSize, ...pageQuery(control.state, requestSorts) } },
    { refetchOnNotification: true, keepsPrevious: true },
  )
  const { send, refusal, isSending } = useWithdraw()
  const create = (
    <Link className={buttonClass({ variant: 'primary' })} to={`${workbenchPaths.quotes}?show=new-request`}>
      {t('request.new')}
    </Link>
  )
  const page = pageOf(query)
  // The empty state has the same link.
  const isEmpty = query.status === 'ready' && page.rows.length === 0 && control.state.cursor === undefined
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <ListTable
        caption={t('request.caption')}
        control={control}
        columns={useColumns(isSending, send)}
        usualSort={usualRequestSorts.customer}
        query={query}
        page={page}
        rowId={({ number }) => number}
        tools={!isEmpty && create}
        emptyState={{ title: t('request.emptyTitle'), text: t('request.emptyText'), action: create }}
      />
    </>
  )
}

type Columns = readonly TableColumn<RequestView>[]
function useColumns(isSending: boolean, withdraw: Withdraw): Columns {
  const { t } = useTranslation('myQuotes')
  const shipmentOf = useRequestSummary()
  return useMemo(
    () =>
      sortedByApi([...requestColumns(t, shipmentOf), ...replyColumns(t, isSending, withdraw)], requestSorts),
    [t, shipmentOf, isSending, withdraw],
  )
}

function requestColumns(t: TranslateIn<'myQuotes'>, shipmentOf: RequestText): Columns {
  const kindOf = ({ kind }: RequestView) => t(`requests:kinds.${kind}`)
  const numberOf = ({ number }: RequestView) => number
  return [
    {
      id: 'number',
      header: t('request.number'),
      isRowHeader: true,
      widthPx: 150,
      cell: ({ number }) => <Link to={requestUrl(number)}>{number}</Link>,
      text: numberOf,
    },
    { id: 'kind', header: t('request.kind'), widthPx: 120, narrowSlot: 'secondEnd', cell: kindOf },
    {
      id: 'shipment',
      header: t('request.shipment'),
      widthPx: 280,
      narrowSlot: 'second',
      cell: (request) => <TypedText text={shipmentOf(request)} />,
      text: shipmentOf,
    },
    {
      id: 'created',
      header: t('request.at'),
      widthPx: timeWidthsPx.dateTime,
      cell: ({ createdAt }) => <FormattedTime at={createdAt} format="dateTime" />,
    },
  ]
}

function replyColumns(t: TranslateIn<'myQuotes'>, isSending: boolean, withdraw: Withdraw): Columns {
  const stateOf = ({ state }: RequestView) => t(`requests:states.${state}`)
  return [
    {
      id: 'state',
      header: t('request.state'),
      widthPx: 170,
      narrowSlot: 'firstEnd',
      cell: (row) => <Badge tone={requestTones[row.state]} label={stateOf(row)} />,
      text: stateOf,
    },
    {
      id: 'answer',
      header: t('request.answer'),
      widthPx: 180,
      // A reason can be long, so on phones it has its own line.
      narrowSlot: 'third',
      isText: true,
      cell: (row) => <Answer row={row} isSending={isSending} withdraw={withdraw} />,
    },
  ]
}
