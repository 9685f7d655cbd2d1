import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { PlainClockField, type PlainClockFieldProps } from './plain-clock-field.tsx'

type ClockFieldProps = Omit<PlainClockFieldProps, 'problem'> & { readonly form: FormState }

/** A time of day in a form, with the problem that the form has found. */
export function ClockField({ form, ...field }: ClockFieldProps) {
  return <PlainClockField {...field} problem={useProblem(form)(field.name, field.label)} />
}
