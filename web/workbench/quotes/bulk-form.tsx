import { type FormEvent, useState } from 'react'
import { megabyte } from '#domain/files/file-kind.ts'
import {
  laneSheetLimits,
  type ParsedRow,
  parsePasted,
  pastedText,
  type SentRow,
} from '#domain/quotes/parse-lanes.ts'
import { invalidFields, type Refusal, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import forms from '#web/components/forms/forms.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './quotes.module.css'
import { WrongRows } from './wrong-rows.tsx'

type BulkFormProps = {
  /** The lanes to begin with. */
  readonly text: string
  /** The lanes as they are now, those of a file too. */
  onText(text: string): void
  readonly isSending: boolean
  onRows(rows: readonly SentRow[]): void
}

const shownRows = 8

/** Pasted text or a sheet; rows that cannot be read are listed before anything is priced. */
export function BulkForm({ text, onText, isSending, onRows }: BulkFormProps) {
  const { t } = useTranslation('myQuotes')
  const isHydrated = useHydrated()
  const [rows, setRows] = useState<readonly ParsedRow[]>(() => parsePasted(text))
  const [fileRefusal, setFileRefusal] = useState<Refusal>()
  const [fileName, setFileName] = useState<string>()
  const readFile = async (file: File) => {
    setFileRefusal(undefined)
    setFileName(file.name)
    if (file.size > laneSheetLimits.megabytes * megabyte)
      return setFileRefusal(refusal('too-large', { limit: `${laneSheetLimits.megabytes} MB` }))
    const input = { query: { fileName: file.name }, body: file }
    const answer = await call('POST /api/quotes/lanes/read', input, { hidesOfflineToast: true })
    if (!answer.ok) return setFileRefusal(answer)
    if (answer.value.rows.length === 0) return setFileRefusal(invalidFields({ file: 'too-few' }))
    setRows(answer.value.rows)
    onText(pastedText(answer.value.rows))
  }
  const paste = (typed: string) => {
    setRows(parsePasted(typed))
    onText(typed)
  }
  const remove = () => {
    setFileName(undefined)
    setFileRefusal(undefined)
    paste('')
  }
  const lanes = rows.filter(({ lane }) => lane !== null).length
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (rows.length > laneSheetLimits.rows) return setFileRefusal(invalidFields({ file: 'too-many' }))
    if (lanes > 0) onRows(rows)
  }
  return (
    <form className={styles.bulk} method="post" onSubmit={submit}>
      <div onInput={(event) => paste((event.target as HTMLTextAreaElement).value)}>
        <TextAreaField
          name="lanes"
          label={t('bulkQuote.paste')}
          help={t('bulkQuote.pasteHelp', { max: laneSheetLimits.rows })}
          rows={shownRows}
          defaultValue={text}
        />
      </div>
      <FileField
        name="sheet"
        label={t('bulkQuote.file')}
        limits={t('bulkQuote.fileHelp', { limit: laneSheetLimits.megabytes })}
        accept=".xlsx,.csv"
        labels={{
          choose: t('bulkQuote.choose'),
          drop: t('bulkQuote.drop'),
          remove: t('bulkQuote.clearFile'),
          sending: t('common:loading'),
        }}
        chosen={fileName}
        onChosen={(file) => void readFile(file)}
        onRemove={remove}
      />
      <ListProblem refusal={fileRefusal} />
      <WrongRows rows={rows} />
      <Button variant="primary" type="submit" disabled={!isHydrated || isSending || lanes === 0}>
        {lanes > 0 ? t('bulkQuote.price', { count: lanes }) : t('bulkQuote.empty')}
      </Button>
    </form>
  )
}

/** What is wrong with the list as a whole. */
function ListProblem({ refusal: refused }: { readonly refusal: Refusal | undefined }) {
  const { t } = useTranslation('myQuotes')
  const problem = refused?.fields?.file
  if (problem !== 'too-many' && problem !== 'too-few') return <RefusalMessage refusal={refused} />
  return (
    <p className={forms.refusal} role="alert">
      {problem === 'too-many' ? t('bulkQuote.tooMany', { max: laneSheetLimits.rows }) : t('bulkQuote.noRows')}
    </p>
  )
}
