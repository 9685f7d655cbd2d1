import { type FormEvent, useRef, useState } from 'react'
import { type Refusal, refuse, type WrongFields } from '#domain/values/refusal.ts'
import { type Credentials, logIn } from '#web/client/log-in.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './log-in.module.css'

/** What is plainly missing is said before the server is asked. */
function missing({ account, password }: Credentials): Refusal | undefined {
  const fields: Record<string, 'required'> = {}
  if (account.trim() === '') fields.account = 'required'
  if (password === '') fields.password = 'required'
  return Object.keys(fields).length > 0 ? refuse('invalid-input', {}, fields) : undefined
}

const read = (form: HTMLFormElement): Credentials => {
  const given = new FormData(form)
  return {
    account: String(given.get('account')),
    password: String(given.get('password')),
    remember: given.has('remember'),
  }
}

function useLoggingIn(onEntered: (name: string) => void) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const refuseWith = (said: Refusal) => {
    setRefusal(said)
    const wrong = Object.keys(said.fields ?? {})[0] ?? 'password'
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = read(event.currentTarget)
    const lacking = missing(credentials)
    if (lacking) return refuseWith(lacking)
    setSending(true)
    const verdict = await logIn(credentials)
    setSending(false)
    if (verdict.ok) onEntered(verdict.value.name)
    else refuseWith(verdict)
  }
  return { form, refusal, isSending, send }
}

export function LogInForm({ onEntered }: { onEntered(name: string): void }) {
  const { t } = useTranslation('session')
  const { form, refusal, isSending, send } = useLoggingIn(onEntered)
  const problem = (field: string, label: string) => {
    const found = (refusal?.fields as WrongFields | undefined)?.[field]
    return found && t('problem', { field: label, problem: t(`fields:${found}`) })
  }
  const [account, password] = [t('logIn.account'), t('logIn.password')]
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField
        name="account"
        label={account}
        help={t('logIn.accountHelp')}
        problem={problem('account', account)}
        autoComplete="username"
      />
      <TextField
        name="password"
        label={password}
        problem={problem('password', password)}
        autoComplete="current-password"
        hidden={{ show: t('logIn.show'), hide: t('logIn.hide') }}
      />
      <label className={styles.remember}>
        <input type="checkbox" name="remember" />
        <span>
          {t('logIn.remember')}
          <small>{t('logIn.rememberHelp')}</small>
        </span>
      </label>
      <p className={styles.refusal} role="alert">
        {refusal && !refusal.fields && t(`refusals:${refusal.refusal}`, refusal.facts)}
      </p>
      <button className={button.main} type="submit" disabled={isSending}>
        {t(isSending ? 'logIn.submitting' : 'logIn.submit')}
      </button>
    </form>
  )
}
