import type { ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/select-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { useCarriedMobile } from './carried.ts'
import type { FormState } from './use-form.ts'
import { useProblem } from './use-problem.ts'

type InForm<Props> = Omit<Props, 'problem'> & { readonly form: FormState }

/** A line of a form, with what is wrong with it in the reader's words. */
export function Field({ form, ...field }: InForm<TextFieldProps>) {
  const problem = useProblem(form)(field.name, field.label)
  return <TextField problem={problem} {...field} />
}

/** One of a few. */
export function ChoiceField({ form, ...field }: InForm<SelectFieldProps>) {
  const problem = useProblem(form)(field.name, field.label)
  return <SelectField problem={problem} {...field} />
}

type CheckboxFieldProps = {
  readonly form: FormState
  readonly name: string
  /** What the box is called where something is wrong with it. */
  readonly label: string
  readonly help?: string
  readonly defaultChecked?: boolean
  /** Where more than the label stands beside the box. */
  readonly children?: ReactNode
}

export function CheckboxField({ form, label, children = label, ...field }: CheckboxFieldProps) {
  const problem = useProblem(form)(field.name, label)
  return (
    <CheckField problem={problem} {...field}>
      {children}
    </CheckField>
  )
}

/** The number is also the name under which password keepers file the password. */
export function MobileField({ form }: { form: FormState }) {
  const { t } = useTranslation('forms')
  const carried = useCarriedMobile()
  return (
    <Field
      form={form}
      name="mobile"
      label={t('labels.mobile')}
      autoComplete="username"
      inputMode="tel"
      defaultValue={carried}
    />
  )
}

type SecretFieldProps = Pick<InForm<TextFieldProps>, 'form' | 'name' | 'label' | 'help' | 'autoComplete'>

export function SecretField(field: SecretFieldProps) {
  const { t } = useTranslation('forms')
  const [show, hide] = [t('secret.show', { field: field.label }), t('secret.hide', { field: field.label })]
  return <Field {...field} hidden={{ show, hide }} />
}
