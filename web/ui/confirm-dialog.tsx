import { type FormEvent, type ReactNode, useState } from 'react'
import button from './button.module.css'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { TextAreaField } from './text-area-field.tsx'

type ConfirmDialogProps = {
  readonly title: string
  /** What will be so afterwards. */
  readonly children: ReactNode
  /** The word of the button says what happens. */
  readonly confirm: string
  readonly cancel: string
  readonly close: string
  /** For actions that need a reason. */
  readonly reason?: {
    readonly label: string
    readonly help?: string
    readonly maxLength?: number
    /** Said where a reason is needed and none is given. */
    readonly missing?: string
  }
  /** What was said no to. */
  readonly refusal?: string
  readonly isSending?: boolean
  onConfirm(reason: string): void
  onClose(): void
}

/** Asks before something that cannot be undone; the safe way out comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, close, reason, refusal, isSending, onConfirm, onClose } = props
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const lacks = reason?.missing !== undefined && given === ''
    setMissing(lacks)
    if (!lacks) return onConfirm(given)
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog title={title} close={close} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>{children}</div>
        {reason && (
          <TextAreaField
            name="reason"
            label={reason.label}
            help={reason.help}
            maxLength={reason.maxLength}
            problem={isMissing && reason.missing}
          />
        )}
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <div className={styles.buttons}>
          <button className={button.button} type="button" onClick={onClose}>
            {cancel}
          </button>
          <button className={`${button.main} ${styles.confirm}`} type="submit" disabled={isSending}>
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
