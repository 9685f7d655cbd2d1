import { logInByCode } from '#web/client/registration.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { MobileCodeField } from './code-field.tsx'
import { MobileField } from './field.tsx'
import { FormEnd } from './form-end.tsx'
import { RememberBox } from './log-in-form.tsx'
import type { Entering } from './place.ts'
import { codeLogInRules } from './rules.ts'
import styles from './session.module.css'
import { useForm } from './use-form.ts'

export function CodeLogInForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const { parts, ...form } = useForm({
    rules: codeLogInRules,
    suspects: { 'wrong-code': 'code' },
    send: ({ mobile = '', code = '', remember }) =>
      logInByCode({ mobile, code, remember: remember !== undefined }),
    onDone: onEntered,
  })
  return (
    <form className={styles.form} {...parts}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="log-in" />
      <RememberBox />
      <FormEnd form={form} submit={t('logIn.submit')} />
    </form>
  )
}
