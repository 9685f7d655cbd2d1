import { SecretField } from './field.tsx'
import { PasswordHints } from './password-hints.tsx'
import type { FormState } from './use-form.ts'

type NewPasswordProps = { readonly form: FormState; readonly label: string; readonly again: string }

/** Two fields, with the rules shown while the password is typed. */
export function NewPasswordFields({ form, label, again }: NewPasswordProps) {
  const shared = { form, autoComplete: 'new-password' }
  const help = <PasswordHints typed={form.values.password ?? ''} />
  return (
    <>
      <SecretField {...shared} name="password" label={label} help={help} />
      <SecretField {...shared} name="passwordAgain" label={again} />
    </>
  )
}
