import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { PlainTimeField, type PlainTimeFieldProps } from './plain-time-field.tsx'

type TimeFieldProps = Omit<PlainTimeFieldProps, 'problem'> & { readonly form: FormState }

/** A day and a time in a form, with the problem that the form has found. */
export function TimeField({ form, ...field }: TimeFieldProps) {
  return <PlainTimeField {...field} problem={useProblem(form)(field.name, field.label)} />
}
