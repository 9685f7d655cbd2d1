import { logInByCode } from '#web/client/registration.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { MobileCodeField } from '#web/parts/forms/code-field.tsx'
import { MobileField } from '#web/parts/forms/field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import forms from '#web/parts/forms/forms.module.css'
import { useForm } from '#web/parts/forms/use-form.ts'
import { RememberBox } from './log-in-form.tsx'
import { codeLogInRules } from './rules.ts'
import type { Entering } from './ways.ts'

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
    <form className={forms.form} {...parts}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="log-in" />
      <RememberBox />
      <FormEnd form={form} submit={t('logIn.submit')} />
    </form>
  )
}
