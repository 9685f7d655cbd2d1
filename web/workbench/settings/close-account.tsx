import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PersonView } from '#contract/identity.ts'
import { call, forgetLogIn } from '#web/client/call.ts'
import { dropDrafts } from '#web/client/sweep-drafts.ts'
import { CheckboxField, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { codeRecipient, OwnCodeField } from '#web/components/forms/own-code-field.tsx'
import { code, type Rules, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const rules: Rules = { currentPassword: required, code, sure: required }

export function CloseAccount({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t('close.title')} lead={t('close.text')}>
      <div>
        <Button onClick={() => setOpen(true)}>{t('close.button')}</Button>
      </div>
      {isOpen && (
        <Dialog title={t('close.title')} closeLabel={t('common:close')} onClose={() => setOpen(false)}>
          <CloseForm person={person} />
        </Dialog>
      )}
    </Panel>
  )
}

function CloseForm({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const { formProps, ...form } = useForm({
    rules,
    focusByRefusal: { 'wrong-code': 'code', 'wrong-account-or-password': 'currentPassword' },
    namespace: 'settings',
    send: ({ currentPassword = '', code: typed = '' }) =>
      call(
        'POST /api/identity/closeAccount',
        { body: { currentPassword, code: typed } },
        { hidesOfflineToast: true },
      ),
    onDone: () => {
      showToast('info', t('close.done'))
      void navigate('/', { replace: true })
      forgetLogIn()
      dropDrafts(person.id)
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      <p>{t('close.text')}</p>
      <p>{t('close.lead', { recipient: codeRecipient(person) })}</p>
      <SecretField
        form={form}
        name="currentPassword"
        label={t('close.password')}
        autoComplete="current-password"
      />
      <OwnCodeField form={form} purpose="close-account" />
      <CheckboxField form={form} name="sure" label={t('close.sure')} />
      <FormFooter form={form} submitLabel={t('close.confirm')} />
    </form>
  )
}
