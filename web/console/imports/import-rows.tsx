import type { CallInput } from '#contract/client.ts'
import type { ImportRow } from '#contract/rate-imports.ts'
import { call } from '#web/client/call.ts'
import { between, useLeafWords } from '#web/console/rate-terms/use-leaf-words.ts'
import { WordTexts } from '#web/console/rate-terms/word.tsx'
import styles from '#web/console/rates/rates.module.css'
import { Moved } from '#web/console/rates/version-changes.tsx'
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
  readonly outcome: ImportRow['outcome']
  readonly count: number
}

/** The rows of one outcome, each with the cells that are wrong or bring something else. */
export function ImportRows({ importId, outcome, count }: ImportRowsProps) {
  const { t } = useTranslation('ratesAdmin')
  const rows = useRows(importRows, { importId, outcome })
  const columns = useRowColumns()
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

function useRowColumns(): readonly Column<ImportRow>[] {
  const { t } = useTranslation('ratesAdmin')
  return [
    { key: 'row', header: t('preview.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'code',
      header: t('columns.code'),
      isName: true,
      cell: ({ code }) => <span className={styles.code}>{code ?? t('preview.noCode')}</span>,
    },
    { key: 'cells', header: t('preview.cells'), cell: ({ cells }) => <Cells cells={cells} /> },
  ]
}

/** By the address the sheet gives them, `D17`. */
function Cells({ cells }: Pick<ImportRow, 'cells'>) {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const { words } = useLeafWords([])
  return (
    <ul className={styles.changes}>
      {cells.map(({ cell, field, problem, before, after }) => (
        <li key={`${cell} ${field}`}>
          <strong className={styles.code}>{cell}</strong>{' '}
          <WordTexts words={words(field.split('.'))} between={between} />{' '}
          {problem ? (
            <>
              <span className={styles.loss}>
                {translator.find(`ratesAdmin:problems.${field}.${problem}`) ?? t(`fields:${problem}`)}
              </span>{' '}
              {after && t('preview.found', { text: after })}
            </>
          ) : (
            <Moved path={field.split('.')} before={before ?? undefined} after={after ?? undefined} />
          )}
        </li>
      ))}
    </ul>
  )
}
