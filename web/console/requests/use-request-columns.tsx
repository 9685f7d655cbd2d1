import { useMemo } from 'react'
import { Link } from 'react-router'
import type { AdminRequestRow } from '#contract/requests.ts'
import { requestSorts } from '#domain/quotes/sorts.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { requestPath } from '#web/console/shared/sections.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { RequestStateBadge } from './request-state.tsx'
import { useRoute } from './use-route.ts'

type Columns = readonly TableColumn<AdminRequestRow>[]

export const requestColumns = ['number', 'wait', 'state', 'kind', 'route', 'company', 'person', 'created']

/** Open requests are listed with their waiting time, the others with their state. */
export function useRequestColumns(state: string): Columns {
  const { t } = useTranslation('requestsAdmin')
  const waitText = useWaitText()
  const details = useDetailColumns()
  return useMemo(() => {
    const number: TableColumn<AdminRequestRow> = {
      id: 'number',
      header: t('columns.number'),
      isRowHeader: true,
      cell: (row) => <Link to={requestPath(row.number)}>{row.number}</Link>,
      text: (row) => row.number,
      widthPx: 150,
    }
    const progress: TableColumn<AdminRequestRow> =
      state === 'open'
        ? {
            id: 'wait',
            header: t('columns.wait'),
            cell: ({ createdAt }) => <strong>{waitText(createdAt)}</strong>,
            narrowSlot: 'firstEnd',
            isText: true,
            widthPx: 150,
          }
        : {
            id: 'state',
            header: t('columns.state'),
            cell: (row) => <RequestStateBadge state={row.state} />,
            narrowSlot: 'firstEnd',
            widthPx: 130,
          }
    return sortedByApi([number, progress, ...details], requestSorts)
  }, [t, state, waitText, details])
}

function useDetailColumns(): Columns {
  const { t } = useTranslation('requestsAdmin')
  const route = useRoute()
  return useMemo(
    () => [
      textColumn('kind', t('columns.kind'), ({ kind }) => t(`kinds.${kind}`), {
        narrowSlot: 'secondEnd',
        isText: true,
        widthPx: 160,
      }),
      {
        id: 'route',
        header: t('columns.route'),
        cell: ({ details }) => <TypedText text={route(details)} />,
        text: ({ details }) => route(details),
        sort: ({ details }) => route(details),
        narrowSlot: 'second',
        isText: true,
        widthPx: 200,
      },
      {
        id: 'company',
        header: t('request.company'),
        cell: (row) => <Company row={row} />,
        text: ({ company }) => company?.name ?? '',
        isText: true,
        widthPx: 220,
      },
      textColumn('person', t('request.person'), ({ person }) => person.name, { widthPx: 110 }),
      timeColumn('created', t('columns.created'), ({ createdAt }) => createdAt),
    ],
    [t, route],
  )
}

function Company({ row: { company } }: { row: AdminRequestRow }) {
  const { t } = useTranslation('requestsAdmin')
  if (!company) return null
  return (
    <>
      {!company.isCertified && <Badge tone="warn" label={t('request.uncertified')} />} {company.name}
    </>
  )
}
