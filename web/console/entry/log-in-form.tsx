import type { ReactNode } from 'react'
import type { StaffEntry } from '#contract/staff.ts'
import { ok } from '#domain/values/refusal.ts'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm } from '#web/components/forms/use-form.ts'
import { type Filling, fillForm } from '#web/console/shared/fill-form.ts'
import { logInStaff } from '#web/console/shared/staff-session.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { logInRules } from './rules.ts'

type LogInFormProps = {
  onEntry(entry: StaffEntry & { readonly account: string }): void
  /** The only account that may log in; by default any. */
  readonly account?: string
  /** Shown under the form; can fill it in. */
  below(fill: (values: Filling) => void): ReactNode
}

/** All three in one form: the answer does not say which of them was wrong. */
export function LogInForm({ onEntry, account: only, below }: LogInFormProps) {
  const { t } = useTranslation('console')
  const { formProps, ...form } = useForm({
    rules: logInRules,
    namespace: 'console',
    focusByRefusal: { 'wrong-staff-credentials': 'code' },
    async send({ account: typed = '', password = '', code = '' }) {
      const account = only ?? typed
      const result = await logInStaff({ account, password, ...(code.trim() !== '' && { code }) })
      return result.ok ? ok({ ...result.value, account }) : result
    },
    onDone: onEntry,
  })
  return (
    <>
      <form className={forms.form} {...formProps}>
        <Field
          form={form}
          name="account"
          label={t('logIn.account')}
          autoComplete="username"
          defaultValue={only}
          readOnly={only !== undefined}
        />
        <SecretField
          form={form}
          name="password"
          label={t('logIn.password')}
          autoComplete="current-password"
        />
        <Field
          form={form}
          name="code"
          label={t('logIn.code')}
          help={t('logIn.codeHelp')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <FormFooter form={form} submitLabel={t('logIn.submit')} />
      </form>
      {below((values) => fillForm(formProps.ref.current, values))}
    </>
  )
}
