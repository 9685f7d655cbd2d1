import { logIn } from '#web/client/log-in.ts'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useInitialRecipient } from '#web/components/forms/shared-recipient.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { logInRules } from './rules.ts'
import type { Entering } from './ways.ts'

export function LogInForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const initialRecipient = useInitialRecipient()
  const { formProps, ...form } = useForm({
    rules: logInRules,
    focusByRefusal: { 'wrong-account-or-password': 'password' },
    send: ({ account = '', password = '', remember }) =>
      logIn({ account, password, remember: remember !== undefined }),
    onDone: onEntered,
  })
  return (
    <form className={forms.form} {...formProps}>
      <Field
        form={form}
        name="account"
        label={t('labels.account')}
        help={t('logIn.accountHelp')}
        autoComplete="username"
        defaultValue={initialRecipient}
      />
      <SecretField form={form} name="password" label={t('labels.password')} autoComplete="current-password" />
      <RememberCheckbox />
      <FormFooter form={form} submitLabel={t('logIn.submit')} />
    </form>
  )
}

export function RememberCheckbox() {
  const { t } = useTranslation('session')
  return (
    <CheckField name="remember" help={t('logIn.rememberHelp')}>
      {t('logIn.remember')}
    </CheckField>
  )
}
