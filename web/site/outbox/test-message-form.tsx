import { type FormEvent, useId, useState } from 'react'
import type { Result } from '#domain/values/refusal.ts'
import { sendTestMessage } from '#web/client/outbox.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './outbox.module.css'

const channels = ['sms', 'mail'] as const
/** The limits of the contract. */
const recipientLength = { min: 3, max: 100 }

/** Clears the form only after the message was accepted. */
function useSending(onSent: () => void) {
  const [result, setResult] = useState<Result<unknown>>()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const channel = given.get('channel') === 'mail' ? 'mail' : 'sms'
    setSending(true)
    const sent = await sendTestMessage({ channel, recipient: String(given.get('recipient')) })
    setSending(false)
    setResult(sent)
    if (!sent.ok) return
    form.reset()
    onSent()
  }
  return { result, isSending, send }
}

export function TestMessageForm({ onSent }: { onSent(): void }) {
  const { t } = useTranslation('testMessages')
  const id = useId()
  const { result, isSending, send } = useSending(onSent)
  const isRefused = result?.ok === false
  return (
    <form className={styles.form} onSubmit={send}>
      <h2>{t('test.title')}</h2>
      <fieldset>
        <legend>{t('test.channel')}</legend>
        {channels.map((channel) => (
          <label key={channel}>
            <input type="radio" name="channel" value={channel} defaultChecked={channel === 'sms'} />
            {t(`channels.${channel}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-recipient`}>{t('test.recipient')}</label>
      <input
        id={`${id}-recipient`}
        name="recipient"
        required
        minLength={recipientLength.min}
        maxLength={recipientLength.max}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-help ${id}-result`}
      />
      <p className={styles.help} id={`${id}-help`}>
        {t('test.help')}
      </p>
      <Button variant="primary" type="submit" isPending={isSending}>
        {t('test.send')}
      </Button>
      <p className={styles.result} id={`${id}-result`} role="status" data-ok={result?.ok}>
        {result && t(result.ok ? 'test.sent' : 'test.refused')}
      </p>
    </form>
  )
}
