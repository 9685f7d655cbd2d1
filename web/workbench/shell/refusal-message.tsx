import type { Refusal } from '#domain/values/refusal.ts'
import forms from '#web/components/forms/forms.module.css'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'

/** Why an action was refused, beside its button. */
export function RefusalMessage({ refusal }: { refusal: Refusal | undefined }) {
  const refusalText = useRefusalText()
  return (
    <p className={forms.refusal} role="alert">
      {refusalText(refusal)}
    </p>
  )
}
