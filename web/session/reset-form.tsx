import { resetPassword } from '#web/client/registration.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { NewPasswordFields } from '#web/components/forms/new-password-fields.tsx'
import { RecipientFields, recipientOf, useRecipientKind } from '#web/components/forms/recipient-fields.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { resetRules } from './rules.ts'

export function ResetForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('session')
  const { kind, change, rules } = useRecipientKind()
  const { formProps, ...form } = useForm({
    rules: { ...rules, ...resetRules },
    focusByRefusal: { 'wrong-code': 'code' },
    send: ({ code = '', password = '', passwordAgain = '', ...typed }) =>
      resetPassword({ ...recipientOf(typed), code, password, passwordAgain }),
    onDone,
  })
  return (
    <form className={forms.form} {...formProps}>
      <RecipientFields form={form} purpose="reset-password" kind={kind} onChange={change} />
      <NewPasswordFields form={form} label={t('labels.newPassword')} again={t('labels.newPasswordAgain')} />
      <FormFooter form={form} submitLabel={t('reset.submit')} />
    </form>
  )
}
