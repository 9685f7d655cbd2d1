import { logIn } from '#web/client/log-in.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { useCarriedMobile } from './carried.ts'
import { Field, SecretField } from './field.tsx'
import { FormEnd } from './form-end.tsx'
import type { Entering } from './place.ts'
import { logInRules } from './rules.ts'
import styles from './session.module.css'
import { useForm } from './use-form.ts'

export function LogInForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const carried = useCarriedMobile()
  const { parts, ...form } = useForm({
    rules: logInRules,
    suspects: { 'wrong-account-or-password': 'password' },
    send: ({ account = '', password = '', remember }) =>
      logIn({ account, password, remember: remember !== undefined }),
    onDone: onEntered,
  })
  return (
    <form className={styles.form} {...parts}>
      <Field
        form={form}
        name="account"
        label={t('labels.account')}
        help={t('logIn.accountHelp')}
        autoComplete="username"
        defaultValue={carried}
      />
      <SecretField form={form} name="password" label={t('labels.password')} autoComplete="current-password" />
      <RememberBox />
      <FormEnd form={form} submit={t('logIn.submit')} />
    </form>
  )
}

export function RememberBox() {
  const { t } = useTranslation('session')
  return (
    <CheckField name="remember" help={t('logIn.rememberHelp')}>
      {t('logIn.remember')}
    </CheckField>
  )
}
