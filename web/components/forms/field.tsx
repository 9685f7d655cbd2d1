import type { ReactNode } from 'react'
import { groupedNumber, plainNumber } from '#domain/values/plain-number.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/select-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { useInitialRecipient } from './shared-recipient.ts'
import type { FormState } from './use-form.ts'
import { useProblem } from './use-problem.ts'

type InForm<Props> = Omit<Props, 'problem'> & { readonly form: FormState }

/** A text field with its error. */
export function Field({ form, ...field }: InForm<TextFieldProps>) {
  const problem = useProblem(form)(field.name, field.label)
  return <TextField problem={problem} {...field} />
}

type AmountFieldProps = Omit<InForm<TextFieldProps>, 'autoComplete' | 'inputMode' | 'onFocus' | 'onBlur'>

/** An amount has thousands separators while it is only read; the digits that are typed need none. */
export const AmountField = ({ defaultValue = '', ...field }: AmountFieldProps) => (
  <Field
    {...field}
    autoComplete="off"
    inputMode="decimal"
    defaultValue={groupedNumber(defaultValue)}
    onFocus={({ target }) => {
      const number = plainNumber(target.value)
      if (number === target.value) return
      target.value = number
      target.select()
    }}
    onBlur={({ target }) => {
      target.value = groupedNumber(target.value)
    }}
  />
)

/** A choice among a few options. */
export function ChoiceField({ form, ...field }: InForm<SelectFieldProps>) {
  const problem = useProblem(form)(field.name, field.label)
  return <SelectField problem={problem} {...field} />
}

type CheckboxFieldProps = {
  readonly form: FormState
  readonly name: string
  /** Names the checkbox in its error. */
  readonly label: string
  readonly help?: ReactNode
  readonly defaultChecked?: boolean
  /** Shown beside the checkbox instead of the label. */
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

/** Password managers store the password under this number. */
export function MobileField({ form, help }: { form: FormState; help?: string }) {
  const { t } = useTranslation('forms')
  const initialRecipient = useInitialRecipient()
  return (
    <Field
      form={form}
      name="mobile"
      label={t('labels.mobile')}
      help={help}
      autoComplete="username"
      inputMode="tel"
      defaultValue={initialRecipient.includes('@') ? '' : initialRecipient}
    />
  )
}

type SecretFieldProps = Pick<InForm<TextFieldProps>, 'form' | 'name' | 'label' | 'help' | 'autoComplete'>

export function SecretField(field: SecretFieldProps) {
  const { t } = useTranslation('forms')
  const [show, hide] = [t('secret.show', { field: field.label }), t('secret.hide', { field: field.label })]
  return <Field {...field} hidden={{ show, hide }} />
}
