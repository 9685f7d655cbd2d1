import { resetPassword } from '#web/client/registration.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { MobileCodeField } from './code-field.tsx'
import { MobileField, NewPasswordFields } from './field.tsx'
import { FormEnd } from './form-end.tsx'
import { resetRules } from './rules.ts'
import styles from './session.module.css'
import { useForm } from './use-form.ts'

export function ResetForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('session')
  const { parts, ...form } = useForm({
    rules: resetRules,
    suspects: { 'wrong-code': 'code' },
    send: ({ mobile = '', code = '', password = '', passwordAgain = '' }) =>
      resetPassword({ mobile, code, password, passwordAgain }),
    onDone,
  })
  return (
    <form className={styles.form} {...parts}>
      <MobileField form={form} />
      <MobileCodeField form={form} purpose="reset-password" />
      <NewPasswordFields form={form} label={t('labels.newPassword')} again={t('labels.newPasswordAgain')} />
      <FormEnd form={form} submit={t('reset.submit')} />
    </form>
  )
}
