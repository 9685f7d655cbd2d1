import type { ReactNode } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './forms.module.css'
import type { FormState } from './use-form.ts'
import { useProblem } from './use-problem.ts'

type FormFooterProps = {
  readonly form: FormState
  readonly submitLabel: string
  /** For the summary, where the label of a field alone says too little: a field of a row. */
  labelOf?(name: string): string
  /** Further buttons in the row of the submit button; the errors are above the row. */
  readonly beside?: ReactNode
}

/**
 * The errors of a form and its button. The button is disabled until the page is hydrated: a form that the browser
 * sends by itself would put what was typed, a password too, into a URL or a log.
 */
export function FormFooter({ form, submitLabel, labelOf, beside }: FormFooterProps) {
  const { t } = useTranslation('forms')
  const translator = useTranslator()
  const isHydrated = useHydrated()
  // A form may have a text of its own for a refusal.
  const refusalText = ({ refusal, params }: Refusal) =>
    translator.find(`${form.namespace}:refusals.${refusal}`) ?? t(`refusals:${refusal}`, params)
  const submit = (
    <Button
      variant="primary"
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
        <p className={styles.refusal} role="alert">
          {form.refusal && refusalText(form.refusal)}
        </p>
      )}
      {beside === undefined ? (
        submit
      ) : (
        <div className={styles.buttons}>
          {submit}
          {beside}
        </div>
      )}
    </>
  )
}

type WrongFieldsProps = Pick<FormFooterProps, 'form' | 'labelOf'> & { readonly refusal: Refusal }

/** Shrinks while the user corrects the fields. */
function WrongFields({ form, refusal: { refusal, fields, params }, labelOf }: WrongFieldsProps) {
  const { t } = useTranslation('forms')
  const problem = useProblem(form)
  const errors = Object.keys(fields ?? {}).flatMap((name) => {
    const text = problem(name, labelOf?.(name) ?? form.labels.current.get(name) ?? name)
    return text === undefined ? [] : [{ name, text }]
  })
  return (
    <ErrorSummary
      title={t(`refusals:${refusal}`, { ...params, count: errors.length })}
      errors={errors}
      attempt={form.attempt}
    />
  )
}
