import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import forms from '#web/parts/forms/forms.module.css'

/** What was said no to, where it happened. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation('workbench')
  return (
    <p className={forms.refusal} role="alert">
      {refusal && t(`refusals:${refusal.refusal}`, refusal.facts)}
    </p>
  )
}
