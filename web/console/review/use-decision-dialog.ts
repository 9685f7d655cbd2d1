import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { decide } from './decide.ts'

export type DecisionDialogProps = {
  readonly file: CompanyFile
  onDone(file: CompanyFile): void
  /** Whether whoever opened the dialog has seen to it. */
  onRefused(refusal: Refusal): boolean
  onClose(): void
}

/** Sends a decision; a refusal nobody else sees to is told in the dialog. */
export function useDecisionDialog({ file, onDone, onRefused }: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async (choice: Parameters<typeof decide>[1]) => {
    setSending(true)
    const verdict = await decide(file, choice)
    setSending(false)
    if (verdict.ok) onDone(verdict.value)
    else if (!onRefused(verdict)) setRefusal(verdict)
  }
  const trouble = refusal && t(`refusals:${refusal.refusal}`, refusal.params)
  return { isSending, trouble, send }
}
