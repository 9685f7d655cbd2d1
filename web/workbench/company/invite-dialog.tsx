import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import { companyRoles } from '#domain/certification/membership.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { mobile } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Invited = CallData<'POST /api/certification/invite'>

const roleOf = (text: string | undefined) => companyRoles.find((role) => role === text) ?? 'member'

/** A mobile number and a role; then the link, which is shown only once. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('company')
  const invalidate = useInvalidate()
  const [invited, setInvited] = useState<Invited>()
  const done = (value: Invited) => {
    setInvited(value)
    invalidate('GET /api/certification/invitations')
  }
  return (
    <Dialog title={t('invite.button')} closeLabel={t('common:close')} onClose={onClose}>
      {invited ? <InvitationSent invited={invited} onClose={onClose} /> : <InviteForm onDone={done} />}
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone(invited: Invited): void }) {
  const { t } = useTranslation('company')
  const { formProps, ...form } = useForm({
    rules: { mobile },
    send: ({ mobile: number = '', role }) =>
      call(
        'POST /api/certification/invite',
        { body: { mobile: number, role: roleOf(role) } },
        { hidesOfflineToast: true },
      ),
    onDone,
  })
  return (
    <form className={forms.form} {...formProps}>
      <p>{t('invite.lead')}</p>
      <Field form={form} name="mobile" label={t('forms:labels.mobile')} autoComplete="off" inputMode="tel" />
      <ChoiceField
        form={form}
        name="role"
        label={t('invite.role')}
        choices={companyRoles.map((role) => ({
          value: role,
          label: t(`certification:companyRoles.${role}`),
        }))}
      />
      <FormFooter form={form} submitLabel={t('invite.submit')} />
    </form>
  )
}

function InvitationSent({ invited, onClose }: { invited: Invited; onClose(): void }) {
  const { t } = useTranslation('company')
  return (
    <div className={forms.form}>
      <p role="status">{t('invite.sent', { mobile: invited.invitation.mobile })}</p>
      <p>{t('invite.link')}</p>
      <CodeSample text={invited.url} copyLabel={t('common:copy')} copiedLabel={t('common:copied')} />
      <Button variant="primary" onClick={onClose}>
        {t('invite.done')}
      </Button>
    </div>
  )
}
