import { changePassword } from '#web/client/account-security.ts'
import { useSession } from '#web/client/session-state.ts'
import { SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { NewPasswordFields } from '#web/components/forms/new-password-fields.tsx'
import { codeRecipient, OwnCodeField } from '#web/components/forms/own-code-field.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { changeRules } from './rules.ts'

export function ChangePasswordForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('session')
  const person = useSession((state) => state.person)
  const { formProps, ...form } = useForm({
    rules: changeRules,
    focusByRefusal: { 'wrong-code': 'code', 'wrong-account-or-password': 'currentPassword' },
    send: ({ currentPassword = '', code = '', password = '', passwordAgain = '' }) =>
      changePassword({ currentPassword, code, password, passwordAgain }),
    onDone,
  })
  return (
    <form className={forms.form} {...formProps}>
      <p>{person && t('change.lead', { recipient: codeRecipient(person) })}</p>
      {/* Password managers save the new password under this name. */}
      <input type="text" autoComplete="username" value={person?.account ?? ''} readOnly hidden />
      <SecretField
        form={form}
        name="currentPassword"
        label={t('labels.currentPassword')}
        autoComplete="current-password"
      />
      <OwnCodeField form={form} purpose="change-password" />
      <NewPasswordFields form={form} label={t('labels.newPassword')} again={t('labels.newPasswordAgain')} />
      <FormFooter form={form} submitLabel={t('change.submit')} />
    </form>
  )
}
