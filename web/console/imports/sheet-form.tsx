import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { type ImportedKind, importedKinds } from '#domain/rates/rate.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import type { Refusal, WrongFields } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { oneOf } from '#web/components/table/use-table-state.ts'
import styles from '#web/console/rates/rates.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import list from '#web/console/shared/list.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { isSheet } from './is-sheet.ts'
import { useSendSheet } from './send-sheet.ts'

/** The file that is being uploaded, with its progress from 0 to 1. */
type Upload = { readonly name: string; readonly part: number; readonly stop: AbortController }

const limits = {
  ...rateSheetLimits,
  rows: rateSheetLimits.rows.toLocaleString('en'),
  characters: rateSheetLimits.characters.toLocaleString('en'),
}

/** What is wrong with the file as a whole. */
function useFileProblem() {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const refusalText = useRefusalText()
  return (refusal: Refusal | undefined): string | undefined => {
    const { file, ...header } = refusal?.fields ?? {}
    const kind = otherKind(refusal)
    if (kind) return t('import.otherKind', { kind: t(`kinds.${kind}`) })
    if (Object.keys(header).length > 0) return t('import.wrongHeader')
    const own = file && translator.find(`ratesAdmin:import.fileProblems.${file}`, limits)
    return own ?? refusalText(refusal)
  }
}

/** The kind that the sheet is for, where another one was selected. */
const otherKind = (refusal: Refusal | undefined): ImportedKind | undefined =>
  refusal?.refusal === 'sheet-of-other-kind'
    ? oneOf(importedKinds, String(refusal.params.kind ?? ''))
    : undefined

function useUpload(onRead: (view: ImportView) => void) {
  const { t } = useTranslation('ratesAdmin')
  const fileProblem = useFileProblem()
  const { send: sendSheet, refusal } = useSendSheet()
  const [sending, setSending] = useState<Upload>()
  const [last, setLast] = useState<File>()
  const [isRefused, setRefused] = useState(false)
  const send = async (kind: ImportedKind, file: File) => {
    setLast(file)
    setRefused(!isSheet(file))
    if (!isSheet(file)) return
    const stop = new AbortController()
    const onProgress = (part: number) => setSending({ name: file.name, part, stop })
    onProgress(0)
    const result = await sendSheet({ kind, file, onProgress, signal: stop.signal })
    setSending(undefined)
    if (result.ok) onRead(result.value)
  }
  const { file: _, ...wrong } = refusal?.fields ?? {}
  return {
    sending,
    send,
    last,
    problem: isRefused ? t('import.notSheet') : fileProblem(refusal),
    wrong: isRefused ? {} : wrong,
    readAs: isRefused ? undefined : otherKind(refusal),
  }
}

export function SheetForm({ onRead }: { onRead(view: ImportView): void }) {
  const { t } = useTranslation('ratesAdmin')
  const [params] = useSearchParams()
  const [kind, setKind] = useState<ImportedKind>(
    oneOf(importedKinds, params.get('kind') ?? '') ?? 'ocean-lane',
  )
  const { sending, problem, wrong, send, last, readAs } = useUpload(onRead)
  const readAgain = (other: ImportedKind, file: File) => {
    setKind(other)
    void send(other, file)
  }
  return (
    <ConsolePanel title={t('import.sheet')}>
      <KindChoice kind={kind} onChosen={setKind} isDisabled={sending !== undefined} />
      <FileField
        name="sheet"
        label={t('import.file')}
        limits={t('import.limits', limits)}
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
        onChosen={(file) => void send(kind, file)}
        onRemove={() => sending?.stop.abort()}
      />
      {readAs && last && (
        <p className={page.row}>
          <Button isCompact isPending={sending !== undefined} onClick={() => readAgain(readAs, last)}>
            {t('import.readAs', { kind: t(`kinds.${readAs}`) })}
          </Button>
        </p>
      )}
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
  if (all.length === 0) return null
  return (
    <ul className={styles.changes}>
      {all.map(([cell, problem]) => (
        <Fragment key={cell}>
          {problem === 'unknown-value' && <li>{t('import.unknownColumn', { cell })}</li>}
          {problem === 'same-as-before' && <li>{t('import.repeatedColumn', { cell })}</li>}
        </Fragment>
      ))}
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
          key={`${kind} ${isDisabled}`}
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
