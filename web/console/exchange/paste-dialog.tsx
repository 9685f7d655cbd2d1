import { type FormEvent, useRef, useState } from 'react'
import { type ExchangeTable, readExchangeTable } from '#domain/rates/read-exchange-table.ts'
import { rateLimits } from '#domain/values/exchange.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { sentValue } from '#web/components/forms/sent-value.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExchangePreview, type Latest } from './exchange-preview.tsx'

type PasteDialogProps = { readonly latest: Latest; onClose(): void }

/** A table from a spreadsheet or the page of a bank: read here, shown, and saved as a whole. */
export function PasteDialog(props: PasteDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <Dialog
      title={t('exchange.pasteTitle')}
      closeLabel={t('common:close')}
      onClose={props.onClose}
      size="large"
    >
      <Drafted form="exchange-table">{(draft) => <PasteForm {...props} draft={draft} />}</Drafted>
    </Dialog>
  )
}

const textIn = (form: HTMLFormElement | null, name: string) =>
  sentValue(new FormData(form ?? undefined), name)

function PasteForm({ latest, onClose, draft }: PasteDialogProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('ratesAdmin')
  const form = useRef<HTMLFormElement>(null)
  const [today] = useState(() => shanghaiDay(new Date()))
  const [table, setTable] = useState<ExchangeTable>()
  const done = (count: number) => {
    draft.drop()
    showToast('info', t('exchange.savedTable', { count }))
    onClose()
  }
  useFollowed(form, draft)
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const day = textIn(form.current, 'date') || today
    setTable(readExchangeTable(textIn(form.current, 'table'), { day, today, latest }))
  }
  return (
    // What is typed afterwards needs another preview.
    <form
      ref={form}
      className={styles.form}
      onSubmit={preview}
      onInput={() => setTable(undefined)}
      noValidate
    >
      <p>{t('exchange.pasteLead')}</p>
      <TextAreaField
        name="table"
        label={t('exchange.pasteField')}
        rows={8}
        defaultValue={draft.values?.table}
      />
      <PlainDayField
        name="date"
        label={t('exchange.date')}
        help={t('exchange.pasteDateHelp')}
        defaultValue={draft.values?.date ?? today}
      />
      <TextField
        name="source"
        label={t('exchange.source')}
        help={t('exchange.sourceHelp')}
        autoComplete="off"
        maxLength={rateLimits.source}
        defaultValue={draft.values?.source}
      />
      {table ? (
        <ExchangePreview
          table={table}
          latest={latest}
          source={() => textIn(form.current, 'source')}
          onDone={done}
        />
      ) : (
        <p>
          <Button type="submit" variant="primary">
            {t('exchange.pasteTake')}
          </Button>
        </p>
      )}
    </form>
  )
}
