import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { PlainDayField, type PlainDayFieldProps } from './plain-day-field.tsx'

type DayFieldProps = Omit<PlainDayFieldProps, 'problem'> & { readonly form: FormState }

/** A day in a form, with the problem that the form has found. */
export function DayField({ form, ...field }: DayFieldProps) {
  return <PlainDayField {...field} problem={useProblem(form)(field.name, field.label)} />
}
