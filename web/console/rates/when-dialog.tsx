import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { FieldProblem, Refusal } from '#domain/values/refusal.ts'
import { FieldErrors } from '#web/console/shared/field-errors.tsx'
import page from '#web/console/shared/page.module.css'
import { useRefusalText } from '#web/console/shared/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './rates.module.css'
import { readWhen, wallText } from './when.ts'

type WhenDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The labels of the submit button. */
  readonly confirmLabels: Readonly<Record<'now' | 'later', string>>
  /** Why the request was refused. */
  readonly refusal: Refusal | undefined
  readonly isSending: boolean
  /** Null for now. */
  onConfirm(at: string | null): void
  onClose(): void
}

const hourMs = 60 * 60 * 1000

/** Now, or at a future time in Shanghai time. */
export function WhenDialog(props: WhenDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const { title, children, confirmLabels, refusal, isSending, onConfirm, onClose } = props
  const refusalText = useRefusalText()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [problem, setProblem] = useState<FieldProblem>()
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = String(new FormData(event.currentTarget).get('at') ?? '')
    const result = readWhen(when, at, new Date())
    setProblem(result.ok ? undefined : result.fields?.at)
    setAttempt(attempt + 1)
    if (result.ok) onConfirm(result.value)
  }
  const text = when === 'later' && problem && t(`when.problems.${messageOf(problem)}`)
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>{children}</div>
        <fieldset className={styles.fieldset}>
          <legend>{t('when.legend')}</legend>
          <Choice value="now" chosen={when} onChosen={setWhen} />
          <Choice value="later" chosen={when} onChosen={setWhen} />
          {when === 'later' && <TimeField problem={text || undefined} />}
        </fieldset>
        <FieldErrors errors={text ? [{ name: 'at', text }] : []} attempt={attempt} />
        <p className={page.refusal} role="alert">
          {refusal?.fields?.at ? t(`when.problems.${messageOf(refusal.fields.at)}`) : refusalText(refusal)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('when.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={isSending}>
            {confirmLabels[when]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const messages = { 'too-small': 'past', 'too-large': 'late', inconsistent: 'over' } as const

const messageOf = (problem: FieldProblem) =>
  problem in messages ? messages[problem as keyof typeof messages] : 'required'

type ChoiceProps = {
  readonly value: 'now' | 'later'
  readonly chosen: string
  onChosen(value: 'now' | 'later'): void
}

function Choice({ value, chosen, onChosen }: ChoiceProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <div className={styles.checkboxes}>
      <label>
        <input
          type="radio"
          name="when"
          value={value}
          checked={chosen === value}
          onChange={() => onChosen(value)}
        />
        {t(`when.${value}`)}
      </label>
    </div>
  )
}

function TimeField({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('ratesAdmin')
  const id = useId()
  const [soon] = useState(() => wallText(new Date(Date.now() + hourMs)))
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{t('when.at')}</label>
      <input
        id={id}
        type="datetime-local"
        name="at"
        defaultValue={soon}
        aria-invalid={Boolean(problem) || undefined}
        aria-describedby={`${id}-problem`}
      />
      <p className={page.refusal} id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}
