import { type FormEvent, useId, useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
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
      <NoteForm key={file.notes[0]?.id ?? 'first'} companyId={file.companyId} onAdded={onAdded} />
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

type NoteFormProps = { readonly companyId: string; onAdded(file: CompanyFile): void }

function NoteForm({ companyId, onAdded }: NoteFormProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const name = useId()
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/company/note', { onDone: onAdded })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    setMissing(text === '')
    setAttempt(attempt + 1)
    if (text !== '') void send({ body: { companyId, text } })
  }
  const missing = t('notes.missing')
  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <TextAreaField
        name={name}
        label={t('notes.label')}
        rows={2}
        maxLength={textLimits.note}
        problem={isMissing && missing}
      />
      <FieldErrors errors={isMissing ? [{ name, text: missing }] : []} attempt={attempt} />
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
