import { useMemo } from 'react'
import { Link } from 'react-router'
import type { AdminRequestRow } from '#contract/requests.ts'
import { requestSorts } from '#domain/quotes/offers/sorts.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { requestPath } from '#web/console/shared/sections.ts'
import { useTimeText, useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { DueTime } from './due-time.tsx'
import { RequestStateBadge } from './request-state.tsx'
import { useRoute } from './use-route.ts'

type Columns = readonly TableColumn<AdminRequestRow>[]

export const requestColumns = [
  'number',
  'due',
  'wait',
  'state',
  'kind',
  'route',
  'company',
  'person',
  'owner',
  'created',
]

export function useRequestColumns(state: string): Columns {
  const { t } = useTranslation('requestsAdmin')
  const progress = useProgressColumns(state)
  const details = useDetailColumns(state)
  return useMemo(() => {
    const number: TableColumn<AdminRequestRow> = {
      id: 'number',
      header: t('columns.number'),
      isRowHeader: true,
      cell: (row) => <Link to={requestPath(row.number)}>{row.number}</Link>,
      text: (row) => row.number,
      widthPx: 136,
    }
    return sortedByApi([number, ...progress, ...details], requestSorts)
  }, [t, progress, details])
}

/** Open requests have a time by which they are due and a waiting time, the others a state. */
function useProgressColumns(state: string): Columns {
  const { t } = useTranslation('requestsAdmin')
  const waitText = useWaitText()
  const timeText = useTimeText()
  return useMemo(() => {
    if (state !== 'open')
      return [
        {
          id: 'state',
          header: t('columns.state'),
          cell: (row) => <RequestStateBadge state={row.state} />,
          narrowSlot: 'firstEnd',
          widthPx: 130,
        },
      ]
    return [
      {
        id: 'due',
        header: t('columns.due'),
        cell: ({ dueAt }) => <DueTime at={dueAt} />,
        narrowSlot: 'firstEnd',
        widthPx: 234,
      },
      {
        id: 'wait',
        header: t('columns.wait'),
        cell: ({ createdAt }) => waitText(createdAt),
        text: ({ createdAt }) => timeText(createdAt),
        isText: true,
        widthPx: 100,
      },
    ]
  }, [t, state, waitText, timeText])
}

function useDetailColumns(state: string): Columns {
  const { t } = useTranslation('requestsAdmin')
  const route = useRoute()
  return useMemo(
    () => [
      textColumn('kind', t('columns.kind'), ({ kind }) => t(`kinds.${kind}`), {
        narrowSlot: 'secondEnd',
        isText: true,
        widthPx: 112,
      }),
      {
        id: 'route',
        header: t('columns.route'),
        cell: ({ details }) => <TypedText text={route(details)} />,
        text: ({ details }) => route(details),
        sort: ({ details }) => route(details),
        narrowSlot: 'second',
        isText: true,
        widthPx: 190,
      },
      {
        id: 'company',
        header: t('request.company'),
        cell: (row) => <Company row={row} />,
        text: ({ company }) => company?.name ?? '',
        isText: true,
        widthPx: 200,
      },
      textColumn('person', t('request.person'), ({ person }) => person.name, { widthPx: 110 }),
      textColumn('owner', t('columns.owner'), ({ owner }) => owner?.name ?? '', { widthPx: 106 }),
      // The waiting time of an open request says when it came; both would not fit.
      ...(state === 'open'
        ? []
        : [timeColumn<AdminRequestRow>('created', t('columns.created'), ({ createdAt }) => createdAt)]),
    ],
    [t, state, route],
  )
}

function Company({ row: { company } }: { row: AdminRequestRow }) {
  const { t } = useTranslation('requestsAdmin')
  if (!company) return null
  const uncertified = company.isSuspended ? 'request.suspended' : 'request.uncertified'
  return (
    <>
      {!company.isCertified && <Badge tone="warn" label={t(uncertified)} />} {company.name}
    </>
  )
}
