import { call } from '#web/client/call.ts'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm } from '#web/components/forms/use-form.ts'
import { LengthHint } from '#web/console/entry/length-hint.tsx'
import { ownPasswordRules } from '#web/console/entry/rules.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useStaffState } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const { formProps, ...form } = useForm({
    rules: ownPasswordRules,
    namespace: 'console',
    focusByRefusal: { 'wrong-own-credentials': 'currentPassword' },
    send: ({ currentPassword = '', password = '', passwordAgain = '', code = '' }) =>
      call('POST /api/console/account/password', {
        body: { currentPassword, password, passwordAgain, code },
      }),
    onDone: () => {
      formProps.ref.current?.reset()
      showToast('info', t('account.changed'))
      onChanged()
    },
  })
  return (
    <ConsolePanel title={t('account.password')}>
      <form className={forms.form} {...formProps}>
        {/* Password managers store the new password under this name. */}
        <input
          type="text"
          autoComplete="username"
          value={now.status === 'in' ? now.staff.account : ''}
          readOnly
          hidden
        />
        <SecretField
          form={form}
          name="currentPassword"
          label={t('session:labels.currentPassword')}
          autoComplete="current-password"
        />
        <SecretField
          form={form}
          name="password"
          label={t('enrol.password')}
          autoComplete="new-password"
          help={<LengthHint typed={form.values.password ?? ''} />}
        />
        <SecretField
          form={form}
          name="passwordAgain"
          label={t('enrol.passwordAgain')}
          autoComplete="new-password"
        />
        <Field
          form={form}
          name="code"
          label={t('logIn.code')}
          help={t('account.codeHelp')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <FormFooter form={form} submitLabel={t('account.password')} />
      </form>
    </ConsolePanel>
  )
}
