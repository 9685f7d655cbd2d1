import type { CertificationView } from '#contract/certification.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LicenceField } from './licence-field.tsx'

type ReplaceLicenceDialogProps = {
  readonly application: NonNullable<CertificationView['application']>
  onClose(): void
}

/** Replaces the licence of the company; says first that a new review begins. */
export function ReplaceLicenceDialog({ application, onClose }: ReplaceLicenceDialogProps) {
  const { t } = useTranslation('company')
  const { companyName, creditCode, vatNumber } = application
  const { formProps, ...form } = useForm({
    rules: { licenceFileId: required },
    namespace: 'company',
    send: ({ licenceFileId = '' }) =>
      call(
        'POST /api/certification/submit',
        { body: { companyName, creditCode, licenceFileId, ...(vatNumber && { vatNumber }) } },
        { hidesOfflineToast: true },
      ),
    onDone: (view) => {
      onClose()
      cacheMyCompany(view)
    },
  })
  return (
    <Dialog title={t('replaceLicence.button')} closeLabel={t('common:close')} onClose={onClose}>
      <form className={forms.form} {...formProps}>
        <p>{t('replaceLicence.text')}</p>
        <LicenceField form={form} initial={null} onChange={() => form.touch()} />
        <FormFooter form={form} submitLabel={t('replaceLicence.submit')} />
      </form>
    </Dialog>
  )
}
