import { useState } from 'react'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'
import { type CodePurpose, type CodeSent, sendCode } from '#web/client/codes.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Field } from './field.tsx'
import styles from './forms.module.css'
import { useCountdown } from './use-countdown.ts'
import type { FormState } from './use-form.ts'

/** A count read out every second would drown everything else. */
const spokenSeconds = [10, 30]

type Asking = {
  readonly form: FormState
  /** Nothing is sent while the mobile is wrong. */
  ask(): Promise<Verdict<CodeSent>> | undefined
}

function useAsking({ form, ask }: Asking) {
  const { left, start } = useCountdown()
  const [sent, setSent] = useState<CodeSent>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isAsking, setAsking] = useState(false)
  const press = async () => {
    const answer = ask()
    if (!answer) return
    setAsking(true)
    setRefusal(undefined)
    const verdict = await answer
    setAsking(false)
    if (!verdict.ok) return verdict.fields ? form.heed(verdict) : setRefusal(verdict)
    setSent(verdict.value)
    start(verdict.value.secondsToNext)
    form.focus('code')
  }
  return { left, sent, refusal, isAsking, press }
}

/** One field for the code, and the button that sends for it: once, then again when the time has run down. */
export function CodeField(asking: Asking) {
  const { t } = useTranslation('forms')
  const { left, sent, refusal, isAsking, press } = useAsking(asking)
  const spoken = spokenSeconds.find((seconds) => left <= seconds) ?? sent?.secondsToNext ?? 0
  const word = () => {
    if (isAsking) return t('code.sending')
    if (left > 0) return t('code.again', { seconds: left })
    return t(sent ? 'code.resend' : 'code.send')
  }
  const help = (
    <>
      <span role="status">
        {sent && t('code.sent', { minutes: Math.round(sent.lifeSeconds / 60) })}
        {sent && (
          <span className="visually-hidden">
            {left > 0 ? t('code.wait', { seconds: spoken }) : t('code.ready')}
          </span>
        )}
      </span>
      <span className={styles.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </span>
    </>
  )
  return (
    <Field
      form={asking.form}
      name="code"
      label={t('labels.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      help={help}
      end={
        <button type="button" disabled={isAsking || left > 0} onClick={() => void press()}>
          {word()}
        </button>
      }
    />
  )
}

/** To the mobile that stands in the form. */
export function MobileCodeField({ form, purpose }: { form: FormState; purpose: CodePurpose }) {
  const ask = () => {
    if (!form.problems.mobile) return sendCode({ mobile: form.given.mobile ?? '', purpose })
    form.judge('mobile')
    form.focus('mobile')
  }
  return <CodeField form={form} ask={ask} />
}
