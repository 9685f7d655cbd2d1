import { logInByCode } from '#web/client/registration.ts'
import { MobileCodeField } from '#web/components/forms/code-field.tsx'
import { MobileField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RememberCheckbox } from './log-in-form.tsx'
import { codeLogInRules } from './rules.ts'
import type { Entering } from './ways.ts'

export function CodeLogInForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const { formProps, ...form } = useForm({
    rules: codeLogInRules,
    focusByRefusal: { 'wrong-code': 'code' },
    send: ({ mobile = '', code = '', remember }) =>
      logInByCode({ mobile, code, remember: remember !== undefined }),
    onDone: onEntered,
  })
  return (
    <form className={forms.form} {...formProps}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="log-in" />
      <RememberCheckbox />
      <FormFooter form={form} submitLabel={t('logIn.submit')} />
    </form>
  )
}
