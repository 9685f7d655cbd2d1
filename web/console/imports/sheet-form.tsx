import { useState } from 'react'
import type { ImportView } from '#contract/rate-imports.ts'
import { type ImportedKind, importedKinds } from '#domain/rates/rate.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'
import styles from '#web/console/rates/rates.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import list from '#web/console/shared/list.module.css'
import { useAct } from '#web/console/shared/use-act.ts'
import { useDownload } from '#web/console/shared/use-download.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { sendSheet } from './send-sheet.ts'
import { isSheet, sheetLimits } from './sheet-limits.ts'

/** The file that is being uploaded, with its progress from 0 to 1. */
type Upload = { readonly name: string; readonly part: number; readonly stop: AbortController }

function useUpload(kind: ImportedKind, onRead: (view: ImportView) => void) {
  const { t } = useTranslation('ratesAdmin')
  const { trouble, refusal, act } = useAct()
  const [sending, setSending] = useState<Upload>()
  const [isRefused, setRefused] = useState(false)
  const send = async (file: File) => {
    setRefused(!isSheet(file))
    if (!isSheet(file)) return
    const stop = new AbortController()
    const onProgress = (part: number) => setSending({ name: file.name, part, stop })
    onProgress(0)
    await act(() => sendSheet(kind, file, { onProgress, signal: stop.signal }), onRead)
    setSending(undefined)
  }
  const wrong = isRefused ? {} : (refusal?.fields ?? {})
  return { sending, problem: isRefused ? t('import.notSheet') : trouble, wrong, send }
}

export function SheetForm({ onRead }: { onRead(view: ImportView): void }) {
  const { t } = useTranslation('ratesAdmin')
  const { oneOf } = useFilters()
  const [kind, setKind] = useState<ImportedKind>(oneOf('kind', importedKinds) ?? 'ocean-lane')
  const { sending, problem, wrong, send } = useUpload(kind, onRead)
  return (
    <ConsolePanel title={t('import.sheet')}>
      <KindChoice kind={kind} onChosen={setKind} isDisabled={sending !== undefined} />
      <FileField
        name="sheet"
        label={t('import.file')}
        help={t('import.limits', { ...sheetLimits, rows: sheetLimits.rows.toLocaleString() })}
        problem={problem}
        accept=".xlsx"
        words={{
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
  const cells = Object.entries(wrong)
  if (cells.length === 0) return null
  return (
    <ul className={styles.changes}>
      {cells.map(([cell, problem]) => (
        <li key={cell}>
          <strong>{cell}</strong> {t(`fields:${problem}`)}
        </li>
      ))}
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
      <label className={list.field}>
        <span>{t('columns.kind')}</span>
        <select
          value={kind}
          disabled={isDisabled}
          onChange={({ target }) => {
            const chosen = importedKinds.find((known) => known === target.value)
            if (chosen) onChosen(chosen)
          }}
        >
          {importedKinds.map((known) => (
            <option key={known} value={known}>
              {t(`kinds.${known}`)}
            </option>
          ))}
        </select>
      </label>
      <Button isCompact isPending={isFetching} onClick={() => void save()}>
        {t('list.template')}
      </Button>
    </div>
  )
}
