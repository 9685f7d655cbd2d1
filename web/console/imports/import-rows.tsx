import type { CallInput } from '#contract/client.ts'
import type { ImportRow } from '#contract/rate-imports.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { NameTexts } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import styles from '#web/console/rates/rates.module.css'
import { ChangedValue } from '#web/console/rates/version-changes.tsx'
import { Listing } from '#web/console/shared/listing.tsx'
import page from '#web/console/shared/page.module.css'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Query = CallInput<'GET /api/console/rates/import/rows'>['query']
const importRows = {
  read: (query: Query) => call('GET /api/console/rates/import/rows', { query }),
  after: ({ row }: ImportRow): Partial<Query> => ({ after: row }),
}

type ImportRowsProps = {
  readonly importId: string
  readonly kind: ImportedKind
  readonly outcome: ImportRow['outcome']
  readonly count: number
}

/** The rows with one outcome, each with its wrong or changed cells. */
export function ImportRows({ importId, kind, outcome, count }: ImportRowsProps) {
  const { t } = useTranslation('ratesAdmin')
  const rows = useRows(importRows, { importId, outcome })
  const columns = useRowColumns(kind)
  if (count === 0) return <p className={page.soft}>{t('preview.noRows')}</p>
  return (
    <Listing list={rows} criteria={[]} onClear={() => {}} firstUse={{ title: t('preview.noRows'), text: '' }}>
      <DataTable
        caption={t('preview.caption', { outcome: t(`outcomes.${outcome}`) })}
        captionHidden
        density="dense"
        columns={columns}
        rows={rows.rows}
        rowKey={({ row }) => String(row)}
      />
    </Listing>
  )
}

function useRowColumns(kind: ImportedKind): readonly Column<ImportRow>[] {
  const { t } = useTranslation('ratesAdmin')
  return [
    { key: 'row', header: t('preview.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'code',
      header: t('columns.code'),
      isName: true,
      cell: ({ code }) => <span className={styles.code}>{code ?? t('preview.noCode')}</span>,
    },
    { key: 'cells', header: t('preview.cells'), cell: ({ cells }) => <Cells kind={kind} cells={cells} /> },
  ]
}

/** Cells by their address in the sheet: `D17`. */
function Cells({ kind, cells }: Pick<ImportRow, 'cells'> & { readonly kind: ImportedKind }) {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const { labels } = useFieldLabels(kind, [])
  return (
    <ul className={styles.changes}>
      {cells.map(({ cell, field, problem, before, after }) => (
        <li key={`${cell} ${field}`}>
          <strong className={styles.code}>{cell}</strong>{' '}
          <NameTexts of={labels(field.split('.'))} between={between} />{' '}
          {problem ? (
            <>
              <span className={styles.loss}>
                {translator.find(`ratesAdmin:problems.${field}.${problem}`) ?? t(`fields:${problem}`)}
              </span>{' '}
              {after && t('preview.found', { text: after })}
            </>
          ) : (
            <ChangedValue path={field.split('.')} before={before ?? undefined} after={after ?? undefined} />
          )}
        </li>
      ))}
    </ul>
  )
}
