import type { CertificationView } from '#contract/certification.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { type FormValues, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './certification.module.css'

const rules = { joinName: required }

/** A name that no verified company has is a wrong value of the field. */
async function send({ joinName = '' }: FormValues) {
  const body = { companyName: joinName }
  const result = await call('POST /api/certification/requestToJoin', { body }, { hidesOfflineToast: true })
  if (result.ok || result.refusal !== 'not-found') return result
  return invalidFields({ joinName: 'unknown-value' })
}

/** For people whose company is verified already: they need no licence. */
export function JoinByName({ statedCompany }: { statedCompany: string | null }) {
  const { t } = useTranslation('company')
  const onDone = (view: CertificationView) => {
    cacheMyCompany(view)
    showToast('info', t('joinExisting.sent'))
    document.querySelector('main')?.focus()
  }
  const { formProps, ...form } = useForm({ rules, namespace: 'company', send, onDone })
  return (
    <Panel title={t('joinByName.title')} lead={t('joinByName.lead')}>
      <form className={`${forms.form} ${styles.form}`} {...formProps}>
        <Field
          form={form}
          name="joinName"
          label={t('joinByName.company')}
          autoComplete="organization"
          defaultValue={statedCompany ?? ''}
        />
        <FormFooter form={form} submitLabel={t('joinByName.ask')} isSecondary />
      </form>
    </Panel>
  )
}
