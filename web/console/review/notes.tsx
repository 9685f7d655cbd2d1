import { type FormEvent, useRef, useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { FieldErrors } from '#web/console/shared/field-errors.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './review.module.css'

type NotesProps = { readonly file: CompanyFile; onAdded(file: CompanyFile): void }

/** Remarks of staff for staff, with a field for the next one. */
export function Notes({ file, onAdded }: NotesProps) {
  const { t } = useTranslation('console')
  return (
    <ConsolePanel title={t('notes.title')}>
      <p className={page.soft}>{t('notes.lead')}</p>
      {/* A new key empties the field after each note. */}
      <Drafted key={file.notes[0]?.id ?? 'first'} form={`note-${file.companyId}`}>
        {(draft) => <NoteForm companyId={file.companyId} draft={draft} onAdded={onAdded} />}
      </Drafted>
      {file.notes.length > 0 && (
        <ul className={styles.notes}>
          {file.notes.map(({ id, text, at, by }) => (
            <li key={id}>
              <p className={styles.note}>{text}</p>
              <p className={page.soft}>
                {by.name} <FormattedTime at={at} format="dateTime" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </ConsolePanel>
  )
}

type NoteFormProps = {
  readonly companyId: string
  readonly draft: FormDraft
  onAdded(file: CompanyFile): void
}

const noteField = 'note'

function NoteForm({ companyId, draft, onAdded }: NoteFormProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/company/note', {
    onDone(file) {
      draft.drop()
      onAdded(file)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get(noteField) ?? '').trim()
    setMissing(text === '')
    setAttempt(attempt + 1)
    if (text !== '') void send({ body: { companyId, text } })
  }
  const missing = t('notes.missing')
  return (
    <form ref={form} className={styles.dialog} onSubmit={submit} noValidate>
      <TextAreaField
        name={noteField}
        label={t('notes.label')}
        rows={2}
        maxLength={textLimits.note}
        defaultValue={draft.values?.[noteField]}
        problem={isMissing && missing}
      />
      <FieldErrors errors={isMissing ? [{ name: noteField, text: missing }] : []} attempt={attempt} />
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
      <p>
        <Button type="submit" isPending={isSending}>
          {t('notes.add')}
        </Button>
      </p>
    </form>
  )
}
