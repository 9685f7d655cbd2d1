import { type FormEvent, useState } from 'react'
import { laneSheetLimits, type ParsedRow, parsePasted, type SentRow } from '#domain/quotes/parse-lanes.ts'
import { type Refusal, refuse } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import styles from './quotes.module.css'
import { WrongRows } from './wrong-rows.tsx'

type BulkFormProps = { readonly isSending: boolean; onRows(rows: readonly SentRow[]): void }

const mostMegabytes = 2
const shownRows = 8

/** Pasted text or a sheet; rows that cannot be read are listed before anything is priced. */
export function BulkForm({ isSending, onRows }: BulkFormProps) {
  const { t } = useTranslation('myQuotes')
  const isHydrated = useHydrated()
  const [read, setRead] = useState<readonly ParsedRow[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const [fileName, setFileName] = useState<string>()
  const take = async (file: File) => {
    setRefusal(undefined)
    setFileName(file.name)
    const answer = await call('POST /api/quotes/lanes/read', { query: { fileName: file.name }, body: file })
    if (!answer.ok) return setRefusal(answer)
    setRead(answer.value.rows)
  }
  const remove = () => {
    setFileName(undefined)
    setRead([])
  }
  const lanes = read.filter(({ lane }) => lane !== null).length
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read.length > laneSheetLimits.rows)
      return setRefusal(refuse('too-large', { limit: laneSheetLimits.rows }))
    if (lanes > 0) onRows(read)
  }
  return (
    <form className={styles.bulk} method="post" onSubmit={submit}>
      <div onInput={(event) => setRead(parsePasted((event.target as HTMLTextAreaElement).value))}>
        <TextAreaField
          name="lanes"
          label={t('bulkQuote.paste')}
          help={t('bulkQuote.pasteHelp', { most: laneSheetLimits.rows })}
          rows={shownRows}
        />
      </div>
      <FileField
        name="sheet"
        label={t('bulkQuote.file')}
        limits={t('bulkQuote.fileHelp', { limit: mostMegabytes })}
        accept=".xlsx,.csv"
        words={{
          choose: t('bulkQuote.choose'),
          drop: t('bulkQuote.drop'),
          remove: t('bulkQuote.clearFile'),
          sending: t('common:loading'),
        }}
        chosen={fileName}
        onChosen={(file) => void take(file)}
        onRemove={remove}
      />
      <Refused refusal={refusal} />
      <WrongRows rows={read} />
      <Button variant="primary" type="submit" disabled={!isHydrated || isSending || lanes === 0}>
        {lanes > 0 ? t('bulkQuote.price', { count: lanes }) : t('bulkQuote.empty')}
      </Button>
    </form>
  )
}
