import type { CertificationView } from '#contract/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { hasSameNumber, readCompanyNumber } from '#domain/certification/company-number.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './certification.module.css'
import { NumberField } from './company-number.tsx'
import { LicenceField } from './licence-field.tsx'
import { applicationRules, numberBody } from './rules.ts'

const { vatNumber: _vatNumber, ...licenceRules } = applicationRules

type ReplaceLicenceDialogProps = {
  readonly application: NonNullable<CertificationView['application']>
  onClose(): void
}

/** A new licence, and with it another name or code; says first what that stops. */
export function ReplaceLicenceDialog({ application, onClose }: ReplaceLicenceDialogProps) {
  const { t } = useTranslation('company')
  const { companyName, country, vatNumber } = application
  const { formProps, ...form } = useForm({
    rules: licenceRules,
    namespace: 'company',
    send: ({ companyName = '', licenceFileId = '', ...typed }) =>
      call(
        'POST /api/certification/submit',
        { body: { companyName, ...numberBody(typed), licenceFileId, ...(vatNumber && { vatNumber }) } },
        { hidesOfflineToast: true },
      ),
    onDone: (view) => {
      onClose()
      cacheMyCompany(view)
    },
  })
  const number = {
    creditCode: application.creditCode ?? '',
    registrationNumber: application.registrationNumber ?? '',
  }
  const typed = { companyName, country, ...number, ...form.values }
  const read = readCompanyNumber(numberBody(typed))
  const stopsTrade =
    normaliseCompanyText(typed.companyName) !== normaliseCompanyText(companyName) ||
    !read.ok ||
    !hasSameNumber(read.value, application)
  return (
    <Dialog title={t('replaceLicence.button')} closeLabel={t('common:close')} onClose={onClose}>
      <form className={forms.form} {...formProps}>
        <p>{t('replaceLicence.text')}</p>
        <Field
          form={form}
          name="companyName"
          label={t('form.companyName')}
          help={t('form.companyNameHelp')}
          autoComplete="organization"
          defaultValue={companyName}
        />
        <input type="hidden" name="country" value={country} readOnly />
        <NumberField form={form} country={country} initial={number} />
        {stopsTrade && (
          <p className={styles.warning} role="status">
            {t('replaceLicence.stops')}
          </p>
        )}
        <LicenceField form={form} country={country} initial={null} onChange={() => form.touch()} />
        <FormFooter form={form} submitLabel={t('replaceLicence.submit')} />
      </form>
    </Dialog>
  )
}
