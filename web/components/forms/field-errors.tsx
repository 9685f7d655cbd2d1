import { useTranslation } from '#web/language/use-translation.ts'
import { ErrorSummary, type ErrorSummaryProps } from '#web/ui/error-summary.tsx'

/** The error summary of a form that does not use `useForm`. */
export function FieldErrors(props: Omit<ErrorSummaryProps, 'title'>) {
  const { t } = useTranslation('forms')
  return <ErrorSummary title={t('refusals:invalid-input', { count: props.errors.length })} {...props} />
}
