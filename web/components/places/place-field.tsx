import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { PlaceCombobox, type PlaceComboboxProps } from './place-combobox.tsx'

type PlaceFieldProps = Omit<PlaceComboboxProps, 'problem'> & { readonly form: FormState }

/** A place in a form, with the problem that the form has found. */
export function PlaceField({ form, ...field }: PlaceFieldProps) {
  const problem = useProblem(form)(field.name, field.label)
  return <PlaceCombobox {...field} problem={problem} />
}
