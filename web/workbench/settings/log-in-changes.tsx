import { type ReactNode, useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { readAccountName } from '#domain/identity/account.ts'
import { call } from '#web/client/call.ts'
import { withProof } from '#web/client/codes.ts'
import { changeSession } from '#web/client/session-state.ts'
import { CodeField } from '#web/components/forms/code-field.tsx'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { codeRecipient, OwnCodeField } from '#web/components/forms/own-code-field.tsx'
import { code, mobile, type Rules, required, ruleFromParser } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const hidesOfflineToast = true
const focusByRefusal = { 'wrong-code': 'code', 'wrong-account-or-password': 'currentPassword' } as const

/** A button that opens a form; the form closes the dialog when it is done. */
function FormDialog({ title, children }: { title: string; children(close: () => void): ReactNode }) {
  const { t } = useTranslation('settings')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Dialog title={title} closeLabel={t('common:close')} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}

/** The mobile and the account name that the user logs in with. */
export function LogInChanges({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  return (
    <div className={forms.buttons}>
      <FormDialog title={t(person.mobile === null ? 'logIn.addMobileTitle' : 'logIn.mobileTitle')}>
        {(close) => <MobileForm onDone={close} />}
      </FormDialog>
      <FormDialog title={t('logIn.accountTitle')}>
        {(close) => <AccountForm person={person} onDone={close} />}
      </FormDialog>
    </div>
  )
}

const mobileRules: Rules = { mobile, code, currentPassword: required }

function MobileForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('settings')
  const { formProps, ...form } = useForm({
    rules: mobileRules,
    focusByRefusal,
    namespace: 'settings',
    send: ({ mobile: number = '', code: typed = '', currentPassword = '' }) =>
      call(
        'POST /api/identity/changeMobile',
        { body: { mobile: number, code: typed, currentPassword } },
        { hidesOfflineToast },
      ),
    onDone: (person) => {
      changeSession({ person })
      showToast('info', t('logIn.mobileSaved'))
      onDone()
    },
  })
  const sendCode = () => {
    const number = form.values.mobile ?? ''
    if (!form.problems.mobile)
      return withProof((proof) =>
        call(
          'POST /api/identity/sendMobileCode',
          { body: { mobile: number, ...proof } },
          { hidesOfflineToast },
        ),
      )
    form.touch('mobile')
    form.focus('mobile')
  }
  return (
    <form className={forms.form} {...formProps}>
      <Field
        form={form}
        name="mobile"
        label={t('logIn.newMobile')}
        help={t('logIn.mobileHelp')}
        autoComplete="tel"
        inputMode="tel"
      />
      <CodeField form={form} recipient={form.values.mobile ?? ''} sendCode={sendCode} />
      <PasswordOf form={form} />
      <FormFooter form={form} submitLabel={t('logIn.saveMobile')} />
    </form>
  )
}

const accountRules: Rules = {
  account: ruleFromParser(readAccountName, 'account'),
  code,
  currentPassword: required,
}

function AccountForm({ person, onDone }: { person: PersonView; onDone(): void }) {
  const { t } = useTranslation('settings')
  const { formProps, ...form } = useForm({
    rules: accountRules,
    focusByRefusal: { ...focusByRefusal, 'account-taken': 'account' },
    namespace: 'settings',
    send: ({ account = '', code: typed = '', currentPassword = '' }) =>
      call(
        'POST /api/identity/changeAccount',
        { body: { account, code: typed, currentPassword } },
        { hidesOfflineToast },
      ),
    onDone: (changed) => {
      changeSession({ person: changed })
      showToast('info', t('logIn.accountSaved'))
      onDone()
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      <p>{t('logIn.accountLead', { recipient: codeRecipient(person) })}</p>
      <Field
        form={form}
        name="account"
        label={t('logIn.newAccount')}
        help={t('logIn.accountHelp')}
        autoComplete="username"
      />
      <OwnCodeField form={form} purpose="change-account" />
      <PasswordOf form={form} />
      <FormFooter form={form} submitLabel={t('logIn.saveAccount')} />
    </form>
  )
}

function PasswordOf({ form }: Pick<Parameters<typeof SecretField>[0], 'form'>) {
  const { t } = useTranslation('settings')
  return (
    <SecretField
      form={form}
      name="currentPassword"
      label={t('logIn.password')}
      autoComplete="current-password"
    />
  )
}
