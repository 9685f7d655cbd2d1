import { type FormEvent, useRef, useState } from 'react'
import type { RecordNotes, StaffName } from '#contract/notes.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import review from '#web/console/review/review.module.css'
import page from '#web/console/shared/page.module.css'
import { useStaffState } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { NotedRecord } from './noted-record.ts'

type NoteFormProps = {
  readonly record: NotedRecord
  readonly colleagues: readonly StaffName[]
  readonly draft: FormDraft
  onAdded(notes: RecordNotes): void
}

const noteField = 'note'

export function NoteForm({ record, colleagues, draft, onAdded }: NoteFormProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  const tellReached = useTellReached()
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/notes', {
    onDone(notes) {
      draft.drop()
      tellReached(notes)
      onAdded(notes)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get(noteField) ?? '').trim()
    setMissing(text === '')
    setAttempt(attempt + 1)
    if (text !== '') void send({ body: { ...record, text } })
  }
  const missing = t('notes.missing')
  return (
    <form ref={form} className={review.dialog} onSubmit={submit} noValidate>
      <TextAreaField
        name={noteField}
        label={t('notes.label')}
        rows={2}
        maxLength={textLimits.note}
        defaultValue={draft.values?.[noteField]}
        problem={isMissing && missing}
      />
      <Colleagues colleagues={colleagues} form={form} />
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

/** Says which colleagues the newest note has reached, and which names reached no one. */
function useTellReached() {
  const { t } = useTranslation('console')
  const listed = (names: readonly string[]) => names.join(t('list.between'))
  return ({ notes: [note] }: RecordNotes) => {
    const { mentioned = [], unmatched = [] } = note ?? {}
    if (unmatched.length > 0)
      showToast('warning', t('notes.addedUnmatched', { names: listed(unmatched.map((name) => `@${name}`)) }))
    else if (mentioned.length > 0)
      showToast('info', t('notes.addedFor', { names: listed(mentioned.map(({ name }) => name)) }))
    else showToast('info', t('notes.added'))
  }
}

type ColleaguesProps = Pick<NoteFormProps, 'colleagues'> & {
  readonly form: { readonly current: HTMLFormElement | null }
}

/** Puts the name of a colleague where the cursor is, as if it had been typed. */
function insertName(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector('textarea')
  if (!field) return
  const before = field.value.slice(0, field.selectionStart)
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  field.setRangeText(`${space}@${name} `, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** The colleagues that a note can reach: those who may see the record. */
function Colleagues({ colleagues, form }: ColleaguesProps) {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const own = now.status === 'in' ? now.staff.id : ''
  const others = colleagues.filter(({ id }) => id !== own)
  if (others.length === 0) return null
  return (
    <p className={page.row}>
      <span className={page.soft}>{t('notes.tell')}</span>
      {others.map(({ id, name }) => (
        <Button key={id} variant="quiet" isCompact onClick={() => insertName(form.current, name)}>
          {`@${name}`}
        </Button>
      ))}
    </p>
  )
}
