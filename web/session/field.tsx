import { useTranslation } from '#web/language/use-translation.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { useCarriedMobile } from './carried.ts'
import { PasswordHints } from './password-hints.tsx'
import type { FormState } from './use-form.ts'
import { useProblem } from './use-problem.ts'

type FieldProps = Omit<TextFieldProps, 'problem'> & { readonly form: FormState }

/** A line of a form, with what is wrong with it in the reader's words. */
export function Field({ form, ...field }: FieldProps) {
  const problem = useProblem(form)(field.name, field.label)
  return <TextField problem={problem} {...field} />
}

/** The number is also the name under which password keepers file the password. */
export function MobileField({ form }: { form: FormState }) {
  const { t } = useTranslation('session')
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

type SecretFieldProps = Pick<FieldProps, 'form' | 'name' | 'label' | 'help' | 'autoComplete'>

export function SecretField(field: SecretFieldProps) {
  const { t } = useTranslation('session')
  const [show, hide] = [t('secret.show', { field: field.label }), t('secret.hide', { field: field.label })]
  return <Field {...field} hidden={{ show, hide }} />
}

type NewPasswordProps = { readonly form: FormState; readonly label: string; readonly again: string }

/** Typed twice, with the rule beside it while it is typed. */
export function NewPasswordFields({ form, label, again }: NewPasswordProps) {
  const shared = { form, autoComplete: 'new-password' }
  const help = <PasswordHints typed={form.given.password ?? ''} />
  return (
    <>
      <SecretField {...shared} name="password" label={label} help={help} />
      <SecretField {...shared} name="passwordAgain" label={again} />
    </>
  )
}
