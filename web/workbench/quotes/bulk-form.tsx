import { type FormEvent, useState } from 'react'
import { megabyte } from '#domain/files/file-kind.ts'
import {
  laneSheetLimits,
  laneTextLimits,
  type ParsedRow,
  type SentRow,
} from '#domain/quotes/lanes/parse-lanes.ts'
import { parsePasted, pastedText } from '#domain/quotes/lanes/parse-pasted.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
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
  const [list, setList] = useState<Result<readonly ParsedRow[]>>(() => parsePasted(text))
  const [fileName, setFileName] = useState<string>()
  const readFile = async (file: File) => {
    setFileName(file.name)
    if (file.size > laneSheetLimits.megabytes * megabyte)
      return setList(refusal('too-large', { limit: `${laneSheetLimits.megabytes} MB` }))
    const input = { query: { fileName: file.name }, body: file }
    const answer = await call('POST /api/quotes/lanes/read', input, { hidesOfflineToast: true })
    if (!answer.ok) return setList(answer)
    if (answer.value.rows.length === 0) return setList(invalidFields({ file: 'too-few' }))
    setList(ok(answer.value.rows))
    onText(pastedText(answer.value.rows))
  }
  const paste = (typed: string) => {
    setList(parsePasted(typed))
    onText(typed)
  }
  const remove = () => {
    setFileName(undefined)
    paste('')
  }
  const rows = list.ok ? list.value : []
  const lanes = rows.filter(({ lane }) => lane !== null).length
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (lanes > 0 && !isSending) onRows(rows)
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
        limits={t('bulkQuote.fileHelp', {
          limit: laneSheetLimits.megabytes,
          textLimit: laneTextLimits.megabytes,
        })}
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
      <ListRefusal refusal={list.ok ? undefined : list} />
      <WrongRows rows={rows} />
      <Button variant="primary" type="submit" disabled={!isHydrated || lanes === 0} isPending={isSending}>
        {lanes > 0 ? t('bulkQuote.price', { count: lanes }) : t('bulkQuote.empty')}
      </Button>
    </form>
  )
}

/** Why a list was refused; some reasons have a sentence of their own. */
function ListRefusal({ refusal: refused }: { readonly refusal: Refusal | undefined }) {
  const { t } = useTranslation('myQuotes')
  const texts = {
    'too-many': () => t('bulkQuote.tooMany', { max: laneSheetLimits.rows }),
    'too-long': () => t('bulkQuote.tooLong'),
    'too-few': () => t('bulkQuote.noRows'),
  } as const
  const problem = refused?.fields?.file
  if (refused?.refusal === 'unreadable-sheet')
    return (
      <p className={forms.refusal} role="alert">
        {t('bulkQuote.otherFile')}
      </p>
    )
  const text = problem && Object.hasOwn(texts, problem) ? texts[problem as keyof typeof texts] : undefined
  if (!text) return <RefusalMessage refusal={refused} />
  return (
    <p className={forms.refusal} role="alert">
      {text()}
    </p>
  )
}
