import { useRef } from 'react'
import { type ConfirmDialogProps, ConfirmForm } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drafted } from './drafted.tsx'
import { type FormDraft, useFollowed } from './form-draft.ts'

type DraftedConfirmProps = Omit<ConfirmDialogProps, 'onConfirm' | 'reason'> & {
  /** Names the action and its record. */
  readonly form: string
  readonly reason: NonNullable<ConfirmDialogProps['reason']>
  /** Resolves to whether the action was done; the draft of the reason ends with it. */
  onConfirm(reason: string): Promise<boolean>
}

/** Asks for a reason and keeps what was typed, until the action is done or the draft is discarded. */
export function DraftedConfirm({ form, title, closeLabel, ...props }: DraftedConfirmProps) {
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={props.onClose}>
      <Drafted form={form}>{(draft) => <DraftedForm {...props} draft={draft} />}</Drafted>
    </Dialog>
  )
}

type DraftedFormProps = Omit<DraftedConfirmProps, 'form' | 'title' | 'closeLabel'> & {
  readonly draft: FormDraft
}

function DraftedForm({ draft, reason, onConfirm, ...props }: DraftedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  const confirm = async (typed: string) => {
    if (await onConfirm(typed)) draft.drop()
  }
  return (
    <ConfirmForm
      {...props}
      formRef={form}
      reason={{ ...reason, defaultValue: draft.values?.reason }}
      onConfirm={(typed) => void confirm(typed)}
    />
  )
}
