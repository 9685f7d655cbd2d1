import type { CertificationView } from '#contract/certification.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import forms from '#web/components/forms/forms.module.css'
import { required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LicenceField } from './licence-field.tsx'

type SwapDialogProps = {
  readonly application: NonNullable<CertificationView['application']>
  onClose(): void
}

/** Replaces the licence of the company; says first that a new review begins. */
export function SwapDialog({ application, onClose }: SwapDialogProps) {
  const { t } = useTranslation('company')
  const { companyName, creditCode, vatNumber } = application
  const { formProps, ...form } = useForm({
    rules: { licenceFileId: required },
    namespace: 'company',
    send: ({ licenceFileId = '' }) =>
      call(
        'POST /api/certification/submit',
        { body: { companyName, creditCode, licenceFileId, ...(vatNumber && { vatNumber }) } },
        { isQuiet: true },
      ),
    onDone: (view) => {
      onClose()
      cacheMyCompany(view)
    },
  })
  return (
    <Dialog title={t('swap.button')} closeLabel={t('common:close')} onClose={onClose}>
      <form className={forms.form} {...formProps}>
        <p>{t('swap.text')}</p>
        <LicenceField form={form} first={null} onChange={() => form.touch()} />
        <FormEnd form={form} submitLabel={t('swap.submit')} />
      </form>
    </Dialog>
  )
}
