import type { Refusal } from '#domain/values/refusal.ts'
import forms from '#web/components/forms/forms.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

/** Why an action was refused, beside its button. */
export function RefusalMessage({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation('workbench')
  return (
    <p className={forms.refusal} role="alert">
      {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
    </p>
  )
}
