import { useMemo } from 'react'
import type { ImportRow } from '#contract/rate-imports.ts'
import type { RateField } from '#domain/rates/fields.ts'
import { type ImportedKind, lanePriceFields } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { NameTexts, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { PriceDifference } from '#web/console/rates/price-difference.tsx'
import styles from '#web/console/rates/rates.module.css'
import { ChangedValue } from '#web/console/rates/version-changes.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { type CellRow, cellRowsOf } from './cell-rows.ts'
import { useCellProblem } from './use-cell-problem.ts'

const list = { name: 'import-rows', columns: ['row', 'code', 'cell', 'field', 'result'] }

type ImportRowsProps = {
  readonly importId: string
  readonly kind: ImportedKind
  readonly outcome: ImportRow['outcome']
  readonly count: number
  /** Cells have an address in a sheet only. */
  readonly isSheet: boolean
}

/** The rows with one outcome; one line for each wrong or changed cell. */
export function ImportRows({ importId, kind, outcome, count, isSheet }: ImportRowsProps) {
  const { t } = useTranslation('ratesAdmin')
  const table = useTableState(list)
  const { cursor } = table.state
  const query = useCallQuery(
    'GET /api/console/rates/import/rows',
    count === 0
      ? undefined
      : { query: { importId, outcome, size: pageSize, ...(cursor && { after: Number(cursor) }) } },
  )
  const { rows, next } = pageOf(query)
  const cells = useMemo(() => cellRowsOf(rows), [rows])
  const all = useCellColumns(kind, outcome)
  const columns = useMemo(() => (isSheet ? all : all.filter(({ id }) => id !== 'cell')), [all, isSheet])
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

/** In the order of the sheet; it comes page by page, so the browser cannot sort it. */
function useCellColumns(kind: ImportedKind, outcome: ImportRow['outcome']): readonly TableColumn<CellRow>[] {
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      { id: 'row', header: t('preview.row'), cell: ({ row }) => row, align: 'end', widthPx: 60 },
      {
        id: 'code',
        header: t('columns.code'),
        isRowHeader: true,
        cell: ({ code }) => <span className={page.code}>{code ?? t('preview.noCode')}</span>,
        text: ({ code }) => code ?? '',
        widthPx: 200,
      },
      {
        id: 'cell',
        header: t('preview.cell'),
        cell: ({ change }) => change && <span className={page.code}>{change.cell}</span>,
        narrowSlot: 'firstEnd',
        widthPx: 70,
      },
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
    ],
    [t, kind, outcome],
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

const amountFields: readonly string[] = [...Object.values(lanePriceFields), 'cost', 'tollPerVehicle']
const isAmount = (field: string) => amountFields.includes(field.split('.')[0] ?? '')

type ChangeOrProblemProps = ImportRow['cells'][number] & { readonly kind: ImportedKind }

function ChangeOrProblem({ kind, field, problem, before, after }: ChangeOrProblemProps) {
  const { t } = useTranslation('ratesAdmin')
  const problemText = useCellProblem(kind)
  if (!problem)
    return (
      <>
        <span className={styles.narrow}>
          <FieldName kind={kind} field={field} />{' '}
        </span>
        <ChangedValue path={field.split('.')} before={before ?? undefined} after={after ?? undefined} />{' '}
        {isAmount(field) && <PriceDifference before={before ?? undefined} after={after ?? undefined} />}
      </>
    )
  return (
    <>
      <span className={styles.loss}>{problemText({ field, problem, before })}</span>{' '}
      {after && t('preview.found', { text: after })}
    </>
  )
}
