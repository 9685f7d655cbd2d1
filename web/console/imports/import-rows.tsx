import { useMemo } from 'react'
import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { ChangeOrProblem, FieldName } from './cell-change.tsx'
import { type CellRow, cellRowsOf } from './cell-rows.ts'
import { wordsOf } from './import-words.ts'
import { LeaveOutButton } from './leave-out-button.tsx'
import { figuresOf, MarginChange } from './margin-change.tsx'
import { NewFigures, NewLane } from './new-rate.tsx'

const list = {
  name: 'import-rows',
  columns: ['row', 'code', 'cell', 'field', 'result', 'margin', 'leaveOut'],
}

type ImportRowsProps = { readonly view: ImportView; readonly outcome: ImportRow['outcome'] }

/** Cells have an address in a sheet only. A new rate has one line, without cells. */
const hasColumn = (id: string, { view, outcome }: ImportRowsProps): boolean => {
  if (id === 'cell') return view.edit === null && outcome !== 'added'
  if (id === 'margin') return view.state === 'previewed' && outcome === 'changed'
  if (id === 'leaveOut') return view.state === 'previewed' && (outcome === 'added' || outcome === 'changed')
  return true
}

/** The rows with one outcome; one line for each wrong or changed cell, or for each new rate. */
export function ImportRows({ view, outcome }: ImportRowsProps) {
  const { t } = useTranslation('ratesAdmin')
  const table = useTableState(list)
  const { cursor } = table.state
  const { importId, state } = view
  const count = view.counts[outcome]
  const query = useCallQuery(
    'GET /api/console/rates/import/rows',
    count === 0
      ? undefined
      : { query: { importId, outcome, size: pageSize, ...(cursor && { after: Number(cursor) }) } },
  )
  const { rows, next } = pageOf(query)
  const cells = useMemo(() => cellRowsOf(rows, state), [rows, state])
  const all = useCellColumns(view, outcome)
  const columns = useMemo(
    () => all.filter(({ id }) => hasColumn(id, { view, outcome })),
    [all, view, outcome],
  )
  if (count === 0) return <p className={page.soft}>{t('preview.noRows')}</p>
  return (
    <ListTable
      caption={t('preview.caption', { outcome: t(`outcomes.${outcome}`) })}
      control={table}
      query={query}
      page={{ rows: cells, next }}
      count={rows.length}
      countNote={cells.length > rows.length ? t('preview.cells', { count: cells.length }) : undefined}
      columns={columns}
      rowId={({ id }) => id}
      emptyState={{ title: t('preview.noRows') }}
      height="420px"
    />
  )
}

type Columns = readonly TableColumn<CellRow>[]

/** In the order of the sheet; it comes page by page, so the browser cannot sort it. */
function useCellColumns(view: ImportView, outcome: ImportRow['outcome']): Columns {
  const { kind } = view
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      { id: 'row', header: t('preview.row'), cell: ({ row }) => row, align: 'end', widthPx: 60 },
      {
        id: 'code',
        header: t('columns.code'),
        isRowHeader: true,
        cell: (row) => <RowCode view={view} row={row} />,
        text: ({ code }) => code ?? '',
        widthPx: 230,
      },
      {
        id: 'cell',
        header: t('preview.cell'),
        cell: ({ change }) => change && <span className={page.code}>{change.cell}</span>,
        narrowSlot: 'firstEnd',
        widthPx: 70,
      },
      ...(outcome === 'added' ? newRateColumns(t, kind) : changeColumns(t, kind, outcome)),
      {
        id: 'leaveOut',
        header: t(`${wordsOf(view)}.action`),
        cell: (row) => row.isFirst && <LeaveOutButton view={view} row={row} />,
        narrowSlot: 'secondEnd',
        isAction: true,
        widthPx: 110,
      },
    ],
    [t, kind, outcome, view],
  )
}

type Translate = TranslateIn<'ratesAdmin'>

const changeColumns = (t: Translate, kind: ImportedKind, outcome: ImportRow['outcome']): Columns => [
  {
    id: 'field',
    header: t('preview.field'),
    cell: ({ change }) => change && <FieldName kind={kind} field={change.field} />,
    isText: true,
    widthPx: 240,
  },
  {
    id: 'result',
    header: t(outcome === 'wrong' ? 'preview.problem' : 'preview.change'),
    cell: (row) =>
      row.change && (
        <>
          <ChangeOrProblem kind={kind} {...row.change} />
          <span className={styles.narrow}>
            {' '}
            <NarrowMargin row={row} />
          </span>
        </>
      ),
    narrowSlot: 'second',
    isText: true,
    widthPx: 330,
  },
  {
    id: 'margin',
    header: t('margin.percent'),
    cell: (row) => <MarginChange row={row} />,
    isText: true,
    widthPx: 220,
  },
]

const newRateColumns = (t: Translate, kind: ImportedKind): Columns => [
  {
    id: 'field',
    header: t('preview.lane'),
    cell: ({ cells }) => <NewLane kind={kind} cells={cells} />,
    isText: true,
    widthPx: 260,
  },
  {
    id: 'result',
    header: t('preview.details'),
    cell: ({ cells }) => (
      <>
        <span className={styles.narrow}>
          <NewLane kind={kind} cells={cells} />{' '}
        </span>
        <NewFigures kind={kind} cells={cells} />
      </>
    ),
    narrowSlot: 'second',
    isText: true,
    widthPx: 460,
  },
]

/** On a narrow screen the column has no header. */
function NarrowMargin({ row }: { readonly row: CellRow }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    figuresOf(row) && (
      <>
        {t('margin.percent')} <MarginChange row={row} />
      </>
    )
  )
}

type RowCodeProps = { readonly view: ImportView; readonly row: CellRow }

function RowCode({ view, row: { code, isLeftOut, isChangedSince } }: RowCodeProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <>
      <span className={page.code}>{code ?? t('preview.noCode')}</span>{' '}
      {isChangedSince && <Badge tone="warn" label={t('preview.changedSince')} />}
      {isLeftOut && <Badge tone="neutral" label={t(`${wordsOf(view)}.isLeftOut`)} />}
    </>
  )
}
