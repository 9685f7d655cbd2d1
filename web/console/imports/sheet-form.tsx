import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { type ImportedKind, importedKinds } from '#domain/rates/rate.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { oneOf } from '#web/components/table/use-table-state.ts'
import styles from '#web/console/rates/rates.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import list from '#web/console/shared/list.module.css'
import { useDownload } from '#web/console/shared/use-download.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { isSheet } from './is-sheet.ts'
import { useSendSheet } from './send-sheet.ts'

/** The file that is being uploaded, with its progress from 0 to 1. */
type Upload = { readonly name: string; readonly part: number; readonly stop: AbortController }

function useUpload(kind: ImportedKind, onRead: (view: ImportView) => void) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const { send: sendSheet, refusal } = useSendSheet()
  const [sending, setSending] = useState<Upload>()
  const [isRefused, setRefused] = useState(false)
  const send = async (file: File) => {
    setRefused(!isSheet(file))
    if (!isSheet(file)) return
    const stop = new AbortController()
    const onProgress = (part: number) => setSending({ name: file.name, part, stop })
    onProgress(0)
    const result = await sendSheet({ kind, file, onProgress, signal: stop.signal })
    setSending(undefined)
    if (result.ok) onRead(result.value)
  }
  const wrong = isRefused ? {} : (refusal?.fields ?? {})
  const problem = () => {
    if (isRefused) return t('import.notSheet')
    return Object.keys(wrong).some((name) => name !== 'file') ? t('import.wrongHeader') : refusalText(refusal)
  }
  return { sending, problem: problem(), wrong, send }
}

export function SheetForm({ onRead }: { onRead(view: ImportView): void }) {
  const { t } = useTranslation('ratesAdmin')
  const [params] = useSearchParams()
  const [kind, setKind] = useState<ImportedKind>(
    oneOf(importedKinds, params.get('kind') ?? '') ?? 'ocean-lane',
  )
  const { sending, problem, wrong, send } = useUpload(kind, onRead)
  return (
    <ConsolePanel title={t('import.sheet')}>
      <KindChoice kind={kind} onChosen={setKind} isDisabled={sending !== undefined} />
      <FileField
        name="sheet"
        label={t('import.file')}
        limits={t('import.limits', { ...rateSheetLimits, rows: rateSheetLimits.rows.toLocaleString() })}
        problem={problem}
        accept=".xlsx"
        labels={{
          choose: t('import.choose'),
          drop: t('import.drop'),
          remove: t('import.stop'),
          sending: t('import.sending'),
        }}
        chosen={sending?.name}
        progress={sending?.part}
        onChosen={(file) => void send(file)}
        onRemove={() => sending?.stop.abort()}
      />
      <WrongHeader wrong={wrong} />
      {sending?.part === 1 && <p role="status">{t('import.reading')}</p>}
    </ConsolePanel>
  )
}

/** Unknown headers by their cells, missing columns by their names. */
function WrongHeader({ wrong }: { wrong: WrongFields }) {
  const { t } = useTranslation('ratesAdmin')
  const all = Object.entries(wrong)
  const missing = all.filter(([, problem]) => problem === 'required').map(([column]) => column)
  const textOf = (cell: string, problem: FieldProblem) => {
    if (problem === 'unknown-value') return t('import.unknownColumn', { cell })
    if (problem === 'same-as-before') return t('import.repeatedColumn', { cell })
    return t('forms:problem', { field: t('import.file'), problem: t(`fields:${problem}`) })
  }
  if (all.length === 0) return null
  return (
    <ul className={styles.changes}>
      {all.map(([cell, problem]) => problem !== 'required' && <li key={cell}>{textOf(cell, problem)}</li>)}
      {missing.length > 0 && (
        <li>{t('import.missingColumns', { columns: missing.join(t('table:between')) })}</li>
      )}
    </ul>
  )
}

type KindChoiceProps = {
  readonly kind: ImportedKind
  onChosen(kind: ImportedKind): void
  readonly isDisabled: boolean
}

function KindChoice({ kind, onChosen, isDisabled }: KindChoiceProps) {
  const { t } = useTranslation('ratesAdmin')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/console/rates/template', { query: { kind } }),
      t('files.template', { kind: t(`kinds.${kind}`) }),
    )
  return (
    <div className={list.form}>
      <div className={list.filter}>
        {/* During an upload the kind cannot be changed. */}
        <SelectField
          key={String(isDisabled)}
          name="kind"
          label={t('columns.kind')}
          choices={importedKinds
            .filter((known) => !isDisabled || known === kind)
            .map((value) => ({ value, label: t(`kinds.${value}`) }))}
          defaultValue={kind}
          onChosen={(value) => {
            const known = oneOf(importedKinds, value)
            if (known) onChosen(known)
          }}
        />
      </div>
      <Button isPending={isFetching} onClick={() => void save()}>
        {t('list.template')}
      </Button>
    </div>
  )
}
