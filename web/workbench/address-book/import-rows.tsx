import type { AddressRow } from '#contract/addresses.ts'
import type { AddressField } from '#domain/addresses/address-entry.ts'
import { regionName } from '#domain/places/region-name.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { useNamedProblem } from '#web/components/forms/use-named-problem.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './address-book.module.css'
import { isWrong } from './new-entries.ts'

/** What was read from a sheet, the wrong rows first. */
export function ImportRows({ rows }: { readonly rows: readonly AddressRow[] }) {
  const { t } = useTranslation('addresses')
  return (
    <>
      <WrongRows rows={rows.filter(isWrong)} />
      <DataTable
        caption={t('import.caption')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ row }) => String(row)}
        density="dense"
      />
    </>
  )
}

/** The sentence of the form where it has one. */
function useProblemText() {
  const { t } = useTranslation('addresses')
  const translator = useTranslator()
  const named = useNamedProblem()
  return (field: string, problem: FieldProblem): string => {
    const label = t(`fields.${field as AddressField | 'kind'}`)
    const own = translator.find(`addresses:problems.${field}.${problem}`)
    return own ? named(label, own) : t('forms:problem', { field: label, problem: t(`fields:${problem}`) })
  }
}

function WrongRows({ rows }: { readonly rows: readonly AddressRow[] }) {
  const { t } = useTranslation('addresses')
  const problemText = useProblemText()
  // Two fields may have one sentence, such as the numbers of which one is needed.
  const problemsOf = ({ fields }: AddressRow) =>
    [...new Set(Object.entries(fields).map(([field, problem]) => problemText(field, problem)))].join(
      t('import.between'),
    )
  if (rows.length === 0) return null
  return (
    <div className={styles.wrong} role="alert">
      <p>{t('import.wrongTitle', { count: rows.length })}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.row}>{t('import.wrongRow', { row: row.row, problems: problemsOf(row) })}</li>
        ))}
      </ul>
      <p>{t('import.wrongNote')}</p>
    </div>
  )
}

function useColumns(): readonly Column<AddressRow>[] {
  const { t } = useTranslation('addresses')
  const language = useLanguage()
  const result = (row: AddressRow) => {
    if (isWrong(row)) return <Badge tone="bad" label={t('import.wrong')} />
    return row.isKnown ? (
      <Badge tone="neutral" label={t('import.known')} />
    ) : (
      <Badge tone="ok" label={t('import.ready')} />
    )
  }
  return [
    { key: 'row', header: t('import.row'), align: 'end', cell: ({ row }) => row },
    {
      key: 'name',
      header: t('fields.name'),
      isRowHeader: true,
      narrowSlot: 'first',
      cell: ({ entry }) => entry.name,
    },
    {
      key: 'kind',
      header: t('fields.kind'),
      narrowSlot: 'second',
      cell: ({ entry }) => entry.kind && t(`kinds.${entry.kind}`),
    },
    {
      key: 'country',
      header: t('fields.country'),
      narrowSlot: 'secondEnd',
      cell: ({ entry, fields }) => (fields.country ? entry.country : regionName(entry.country, language)),
    },
    { key: 'address', header: t('fields.address'), cell: ({ entry }) => entry.address },
    { key: 'contact', header: t('fields.contact'), cell: ({ entry }) => entry.contact },
    { key: 'result', header: t('import.result'), narrowSlot: 'firstEnd', cell: result },
  ]
}
