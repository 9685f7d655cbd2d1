import type { ReactNode } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './forms.module.css'
import type { FormState } from './use-form.ts'
import { useNamedProblem } from './use-named-problem.ts'
import { useProblem } from './use-problem.ts'
import { useRefusalText } from './use-refusal-text.ts'

type FormFooterProps = {
  readonly form: FormState
  readonly submitLabel: string
  /** For the summary, where the label of a field alone says too little: a field of a row. */
  labelOf?(name: string): string
  /** Further buttons in the row of the submit button; the errors are above the row. */
  readonly beside?: ReactNode
  /** A class of the row of buttons, such as one that keeps it in sight. */
  readonly rowClass?: string
  /** Beside a form that most people need, another one is secondary. */
  readonly isSecondary?: boolean
}

/**
 * The errors of a form and its button. The button is disabled until the page is hydrated: a form that the browser
 * sends by itself would put what was typed, a password too, into a URL or a log.
 */
export function FormFooter(props: FormFooterProps) {
  const { form, submitLabel, labelOf, beside, rowClass, isSecondary } = props
  const isHydrated = useHydrated()
  const refusalText = useRefusalText(form.namespace)
  const submit = (
    <Button
      variant={isSecondary ? 'secondary' : 'primary'}
      type="submit"
      disabled={!isHydrated}
      isPending={form.isSending}
      data-hydrating={!isHydrated || undefined}
    >
      {submitLabel}
    </Button>
  )
  return (
    <>
      {form.refusal?.fields ? (
        <WrongFields form={form} refusal={form.refusal} labelOf={labelOf} />
      ) : (
        // Beside the field it is seen; here screen readers announce it.
        <p className={form.refusedField ? 'visually-hidden' : styles.refusal} role="alert">
          {refusalText(form.refusal)}
        </p>
      )}
      {beside === undefined ? (
        submit
      ) : (
        <div className={rowClass ? `${styles.buttons} ${rowClass}` : styles.buttons}>
          {submit}
          {beside}
        </div>
      )}
    </>
  )
}

type WrongFieldsProps = Pick<FormFooterProps, 'form' | 'labelOf'> & { readonly refusal: Refusal }

/** Changes while the user corrects the fields: what is wrong now, in the order of the page. */
function WrongFields({ form, refusal: { refusal, fields, params }, labelOf }: WrongFieldsProps) {
  const { t } = useTranslation('forms')
  const problem = useProblem(form)
  const named = useNamedProblem()
  const shown = [...form.labels.current.keys()]
  const withoutField = Object.keys(fields ?? {}).filter((name) => !shown.includes(name))
  const errors = [...withoutField, ...shown].flatMap((name) => {
    const label = labelOf?.(name) ?? form.labels.current.get(name)
    const text = problem(name, label ?? name)
    if (text === undefined) return []
    return [{ name, text: label === undefined ? text : named(label, text) }]
  })
  return (
    <ErrorSummary
      title={t(`refusals:${refusal}`, { ...params, count: errors.length })}
      errors={errors}
      attempt={form.attempt}
    />
  )
}
