import { type FormEvent, useState } from 'react'
import { type AskedLane, mostLanes, type ReadLanes, readPasted } from '#domain/quotes/read-lanes.ts'
import { type Refusal, refuse } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useAwake } from '#web/ui/use-awake.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import styles from './quotes.module.css'
import { WrongLanes } from './wrong-lanes.tsx'

type BulkFormProps = { readonly isSending: boolean; onLanes(lanes: readonly AskedLane[]): void }

const mostMegabytes = 2
const shownRows = 8

/** A text or a sheet; a row that cannot be read is told before anything is priced. */
export function BulkForm({ isSending, onLanes }: BulkFormProps) {
  const { t } = useTranslation('myQuotes')
  const isAwake = useAwake()
  const [read, setRead] = useState<ReadLanes>({ lanes: [], wrong: [] })
  const [refusal, setRefusal] = useState<Refusal>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    const answer = await call('POST /api/quotes/lanes/read', { query: { fileName: file.name }, body: file })
    if (!answer.ok) return setRefusal(answer)
    setRead({
      lanes: answer.value.lanes.map(({ row, ...lane }) => ({ row, lane })),
      wrong: answer.value.wrong as ReadLanes['wrong'],
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read.lanes.length > mostLanes) return setRefusal(refuse('too-large'))
    if (read.lanes.length > 0) onLanes(read.lanes.map(({ lane }) => lane))
  }
  return (
    <form className={styles.bulk} method="post" onSubmit={submit}>
      <div onInput={(event) => setRead(readPasted((event.target as HTMLTextAreaElement).value))}>
        <TextAreaField
          name="lanes"
          label={t('bulkQuote.paste')}
          help={t('bulkQuote.pasteHelp', { most: mostLanes })}
          rows={shownRows}
        />
      </div>
      <label className={styles.file}>
        <span>{t('bulkQuote.file')}</span>
        <input
          type="file"
          accept=".xlsx,.csv"
          onChange={({ target }) => void take(target.files?.[0] ?? undefined)}
        />
        <small>{t('bulkQuote.fileHelp', { limit: mostMegabytes })}</small>
      </label>
      <Refused refusal={refusal} />
      <WrongLanes wrong={read.wrong} />
      <button
        className={button.main}
        type="submit"
        disabled={!isAwake || isSending || read.lanes.length === 0}
      >
        {read.lanes.length > 0 ? t('bulkQuote.price', { count: read.lanes.length }) : t('bulkQuote.empty')}
      </button>
    </form>
  )
}
