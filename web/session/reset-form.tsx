import { resetPassword } from '#web/client/registration.ts'
import { MobileCodeField } from '#web/components/forms/code-field.tsx'
import { MobileField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { NewPasswordFields } from '#web/components/forms/new-password-fields.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { resetRules } from './rules.ts'

export function ResetForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('session')
  const { formProps, ...form } = useForm({
    rules: resetRules,
    focusByRefusal: { 'wrong-code': 'code' },
    send: ({ mobile = '', code = '', password = '', passwordAgain = '' }) =>
      resetPassword({ mobile, code, password, passwordAgain }),
    onDone,
  })
  return (
    <form className={forms.form} {...formProps}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="reset-password" />
      <NewPasswordFields form={form} label={t('labels.newPassword')} again={t('labels.newPasswordAgain')} />
      <FormFooter form={form} submitLabel={t('reset.submit')} />
    </form>
  )
}
