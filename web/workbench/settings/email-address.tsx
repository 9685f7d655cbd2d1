import { useLayoutEffect, useRef, useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { emailProblem } from '#domain/values/text-limits.ts'
import { call } from '#web/client/call.ts'
import { type CodeSent, withProof } from '#web/client/codes.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { changeSession } from '#web/client/session-state.ts'
import { CodeField } from '#web/components/forms/code-field.tsx'
import { Field, SecretField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { code, optional, type Rules, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'

const changeEmail = (email: string | null, currentPassword?: string) =>
  withProof((proof) =>
    call(
      'POST /api/identity/changeEmail',
      { body: { email, currentPassword, ...proof } },
      { hidesOfflineToast: true },
    ),
  )

/** The two forms replace each other; the next one takes the focus that the pressed button has lost. */
function useFocusOfNextForm(form: string) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(form)
  useLayoutEffect(() => {
    if (shown.current === form) return
    shown.current = form
    const { activeElement, body } = document
    if (activeElement === body) ref.current?.querySelector('input')?.focus()
  }, [form])
  return ref
}

/** An address gets mail once it is confirmed; until then the one before it does. */
export function EmailAddress({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const [sent, setSent] = useState<CodeSent>()
  const { email, unconfirmedEmail } = person
  const ref = useFocusOfNextForm(`${email} ${unconfirmedEmail}`)
  const changed = ({ person: saved, codeSent }: { person: PersonView; codeSent: CodeSent | null }) => {
    setSent(codeSent ?? undefined)
    changeSession({ person: saved })
    if (!codeSent) showToast('info', t(saved.email === null ? 'email.removed' : 'email.unchanged'))
  }
  return (
    <Panel
      title={t('email.title')}
      actions={
        unconfirmedEmail ? (
          <Badge tone="warn" label={t('email.unconfirmed')} />
        ) : (
          email && <Badge tone="ok" label={t('email.confirmed')} />
        )
      }
    >
      <div ref={ref}>
        {unconfirmedEmail ? (
          <ConfirmForm key={unconfirmedEmail} email={email} unconfirmed={unconfirmedEmail} sent={sent} />
        ) : (
          <AddressForm key={email} person={person} onChanged={changed} />
        )}
      </div>
    </Panel>
  )
}

type AddressFormProps = {
  readonly person: PersonView
  onChanged(changed: { person: PersonView; codeSent: CodeSent | null }): void
}

const addressRules: Rules = { email: optional(emailProblem) }
const logInAddressRules: Rules = { ...addressRules, currentPassword: required }

function AddressForm({ person, onChanged }: AddressFormProps) {
  const { t } = useTranslation('settings')
  const { email, logsInByEmail } = person
  const { formProps, ...form } = useForm({
    rules: logsInByEmail ? logInAddressRules : addressRules,
    focusByRefusal: { 'wrong-account-or-password': 'currentPassword' },
    namespace: 'settings',
    send: ({ email: typed = '', currentPassword }) =>
      changeEmail(typed.trim() || null, currentPassword || undefined),
    onDone: onChanged,
  })
  return (
    <form className={forms.form} {...formProps}>
      <Field
        form={form}
        name="email"
        label={t(logsInByEmail ? 'email.addressToLogIn' : 'email.address')}
        help={t(logsInByEmail ? 'email.logInHelp' : 'email.help')}
        autoComplete="email"
        inputMode="email"
        defaultValue={email ?? ''}
      />
      {logsInByEmail && (
        <SecretField
          form={form}
          name="currentPassword"
          label={t('email.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <FormFooter form={form} submitLabel={t('email.save')} />
    </form>
  )
}

type ConfirmFormProps = {
  readonly email: string | null
  readonly unconfirmed: string
  readonly sent: CodeSent | undefined
}

const confirmRules: Rules = { code }

async function sendAgain(email: string): Promise<Result<CodeSent>> {
  const result = await changeEmail(email)
  if (!result.ok) return result
  const { person, codeSent } = result.value
  changeSession({ person })
  // Confirmed in another tab meanwhile.
  return ok(codeSent ?? { secondsToNext: 0, lifeSeconds: 0 })
}

function ConfirmForm({ email, unconfirmed, sent }: ConfirmFormProps) {
  const { t } = useTranslation('settings')
  const { formProps, ...form } = useForm({
    rules: confirmRules,
    focusByRefusal: { 'wrong-code': 'code' },
    namespace: 'settings',
    send: ({ code: typed = '' }) =>
      call('POST /api/identity/confirmEmail', { body: { code: typed } }, { hidesOfflineToast: true }),
    onDone: (person) => {
      changeSession({ person })
      showToast('info', t('email.done'))
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      <p>{t('email.waiting', { email: unconfirmed })}</p>
      {email && <p>{t('email.inForce', { email })}</p>}
      <CodeField
        form={form}
        sentBefore={sent}
        sendCode={() => sendAgain(unconfirmed)}
        sentText={(minutes) => t('email.sent', { minutes })}
      />
      <FormFooter form={form} submitLabel={t('email.confirm')} />
      <CancelChange email={email} />
    </form>
  )
}

/** The confirmed address stays; without one there is none. */
function CancelChange({ email }: { email: string | null }) {
  const { t } = useTranslation('settings')
  const { send, refusal, isSending } = useCallMutation('POST /api/identity/changeEmail', {
    onDone: ({ person }) => {
      changeSession({ person })
      showToast('info', t(email === null ? 'email.removed' : 'email.cancelled'))
    },
  })
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <Button variant="quiet" isPending={isSending} onClick={() => void send({ body: { email } })}>
        {t(email === null ? 'email.remove' : 'email.cancel')}
      </Button>
    </>
  )
}
