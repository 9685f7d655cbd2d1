import { lazy, Suspense } from 'react'
import type { StaffEntry } from '#contract/staff.ts'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm } from '#web/components/forms/use-form.ts'
import { enrolStaff } from '#web/console/shared/staff-session.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CodeSample } from '#web/ui/code-sample.tsx'
import styles from './entry.module.css'
import { LengthHint } from './length-hint.tsx'
import { enrolRules } from './rules.ts'
import { inFours } from './secret-groups.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

export type Enrolment = Extract<StaffEntry, { step: 'enrol' }> & { readonly account: string }
type EnrolFormProps = { readonly enrolment: Enrolment; onDone(): void }

export function EnrolForm({ enrolment, onDone }: EnrolFormProps) {
  const { t } = useTranslation('console')
  const { formProps, ...form } = useForm({
    rules: enrolRules,
    namespace: 'console',
    focusByRefusal: { 'wrong-authenticator-code': 'code' },
    send: ({ password = '', passwordAgain = '', code = '' }) =>
      enrolStaff({ enrolment: enrolment.enrolment, password, passwordAgain, code }),
    onDone,
  })
  const again = { form, autoComplete: 'new-password' }
  return (
    <form className={forms.form} {...formProps}>
      <Authenticator enrolment={enrolment} />
      <h2>{t('enrol.choose')}</h2>
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" value={enrolment.account} readOnly hidden />
      <SecretField
        {...again}
        name="password"
        label={t('enrol.password')}
        help={<LengthHint typed={form.values.password ?? ''} />}
      />
      <SecretField {...again} name="passwordAgain" label={t('enrol.passwordAgain')} />
      <h2>{t('enrol.first')}</h2>
      <Field
        form={form}
        name="code"
        label={t('enrol.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormFooter form={form} submitLabel={t('enrol.submit')} />
    </form>
  )
}

function Authenticator({ enrolment: { secret, address } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('console')
  return (
    <>
      <h2>{t('enrol.scan')}</h2>
      <p className={styles.soft}>{t('enrol.scanText')}</p>
      <div className={styles.qr}>
        <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
          <QrCode text={address} label={t('enrol.qr')} />
        </Suspense>
      </div>
      <p className={styles.soft}>{t('enrol.type')}</p>
      <CodeSample text={inFours(secret)} copyLabel={t('common:copy')} copiedLabel={t('common:copied')} />
    </>
  )
}
