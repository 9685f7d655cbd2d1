import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextAreaField } from './text-area-field.tsx'

export type ConfirmDialogProps = {
  readonly title: string
  /** The effect of the action. */
  readonly children: ReactNode
  /** Names the action, for example "Archive". */
  readonly confirmLabel: string
  /** An action that deletes nothing and takes nothing away: its button is not in the colour of danger. */
  readonly isHarmless?: boolean
  readonly cancelLabel: string
  readonly closeLabel: string
  /** For actions that need a reason. */
  readonly reason?: {
    readonly label: string
    readonly help?: string
    readonly maxLength?: number
    /** What was typed before. */
    readonly defaultValue?: string
    /** For a required reason: the error, and the title of the summary that lists it. */
    readonly missing?: { readonly text: string; readonly summary: string }
  }
  /** Why the server has refused the action. */
  readonly refusal?: string
  readonly isSending?: boolean
  /** The router opens and closes it: it has a URL of its own, or Back opens it. */
  readonly isRouted?: boolean
  onConfirm(reason: string): void
  onClose(): void
}

/** Asks before an action that cannot be undone; the cancel button comes first. */
export function ConfirmDialog({ title, closeLabel, isRouted, ...props }: ConfirmDialogProps) {
  return (
    <Dialog title={title} closeLabel={closeLabel} isRouted={isRouted} onClose={props.onClose}>
      <ConfirmForm {...props} />
    </Dialog>
  )
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'title' | 'closeLabel' | 'isRouted'> & {
  readonly formRef?: RefObject<HTMLFormElement | null>
}

/** The content of the dialog. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { children, confirmLabel, isHarmless, cancelLabel, reason, refusal, isSending, formRef } = props
  const { onConfirm, onClose } = props
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const lacks = reason?.missing !== undefined && given === ''
    setMissing(lacks)
    setAttempt(attempt + 1)
    if (!lacks) onConfirm(given)
  }
  const missing = isMissing ? reason?.missing : undefined
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.text}>{children}</div>
      {reason && (
        <TextAreaField
          name="reason"
          label={reason.label}
          help={reason.help}
          maxLength={reason.maxLength}
          defaultValue={reason.defaultValue}
          problem={missing?.text}
        />
      )}
      <ErrorSummary
        title={missing?.summary ?? ''}
        errors={missing ? [{ name: 'reason', text: missing.text }] : []}
        attempt={attempt}
      />
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button variant={isHarmless ? 'primary' : 'danger'} type="submit" isPending={isSending}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
