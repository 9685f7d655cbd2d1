import { useMemo } from 'react'
import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import { isAmountField } from '#domain/rates/cell-problem.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { NameTexts, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { amountText } from '#web/console/rates/margin.ts'
import { PriceDifference } from '#web/console/rates/price-difference.tsx'
import styles from '#web/console/rates/rates.module.css'
import { ChangedValue } from '#web/console/rates/version-changes.tsx'
import page from '#web/console/shared/page.module.css'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { type CellRow, cellRowsOf } from './cell-rows.ts'
import { wordsOf } from './import-words.ts'
import { LeaveOutButton } from './leave-out-button.tsx'
import { NewFigures, NewLane } from './new-rate.tsx'
import { useCellProblem } from './use-cell-problem.ts'

const list = { name: 'import-rows', columns: ['row', 'code', 'cell', 'field', 'result', 'leaveOut'] }

type ImportRowsProps = { readonly view: ImportView; readonly outcome: ImportRow['outcome'] }

/** Cells have an address in a sheet only. A new rate has one line, without cells. */
const hasColumn = (id: string, { view, outcome }: ImportRowsProps): boolean => {
  if (id === 'cell') return view.edit === null && outcome !== 'added'
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
    cell: ({ change }) => change && <ChangeOrProblem kind={kind} {...change} />,
    narrowSlot: 'second',
    isText: true,
    widthPx: 460,
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

/** A surcharge is named by its fee: `surcharges.LSS.price`. */
function feeFieldOf(path: readonly string[]): readonly RateField[] {
  const [list, fee] = path
  return list === 'surcharges' && fee !== undefined ? [{ path: [list, fee, 'fee'], text: fee }] : []
}

function FieldName({ kind, field }: { readonly kind: ImportedKind; readonly field: string }) {
  const path = field.split('.')
  const { labels } = useFieldLabels(kind, feeFieldOf(path))
  const names = labels(path)
  return (
    <span title={names.map(textOf).join(between)}>
      <NameTexts of={names} between={between} />
    </span>
  )
}

type CellChangeProps = {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What a cell changes; an amount also by how much. */
function CellChange({ field, before, after }: CellChangeProps) {
  const { t } = useTranslation('ratesAdmin')
  const path = field.split('.')
  if (field === 'companies') {
    const everyone = t('scope.public')
    return <ChangedValue path={path} before={before ?? everyone} after={after ?? everyone} />
  }
  if (!isAmountField(field)) return <ChangedValue path={path} before={before} after={after} />
  const written = (text: string | undefined) => text && amountText(text)
  return (
    <>
      <ChangedValue path={path} before={written(before)} after={written(after)} />{' '}
      <PriceDifference before={before} after={after} />
    </>
  )
}

type ChangeOrProblemProps = ImportRow['cells'][number] & { readonly kind: ImportedKind }

function ChangeOrProblem({ kind, cell, field, problem, before, after }: ChangeOrProblemProps) {
  const { t } = useTranslation('ratesAdmin')
  const problemText = useCellProblem(kind)
  const narrowName = (
    <span className={styles.narrow}>
      <FieldName kind={kind} field={field} />{' '}
    </span>
  )
  if (!problem)
    return (
      <>
        {narrowName}
        <CellChange field={field} before={before ?? undefined} after={after ?? undefined} />
      </>
    )
  return (
    <>
      {narrowName}
      <span className={styles.loss}>{problemText({ cell, field, problem, before, after })}</span>{' '}
      {after && t('preview.found', { text: after })}
    </>
  )
}
