import { logInByCode } from '#web/client/registration.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { RecipientFields, recipientOf, useRecipientKind } from '#web/components/forms/recipient-fields.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RememberCheckbox } from './log-in-form.tsx'
import { codeLogInRules } from './rules.ts'
import type { Entering } from './ways.ts'

export function CodeLogInForm({ onEntered }: Entering) {
  const { t } = useTranslation('session')
  const { kind, change, rules } = useRecipientKind()
  const { formProps, ...form } = useForm({
    rules: { ...rules, ...codeLogInRules },
    focusByRefusal: { 'wrong-code': 'code' },
    send: ({ code = '', remember, ...typed }) =>
      logInByCode({ ...recipientOf(typed), code, remember: remember !== undefined }),
    onDone: onEntered,
  })
  return (
    <form className={forms.form} {...formProps}>
      <RecipientFields form={form} purpose="log-in" kind={kind} onChange={change} />
      <RememberCheckbox />
      <FormFooter form={form} submitLabel={t('logIn.submit')} />
    </form>
  )
}
