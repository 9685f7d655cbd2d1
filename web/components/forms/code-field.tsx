import { useState } from 'react'
import type { Refusal, Result } from '#domain/values/refusal.ts'
import type { CodeSent } from '#web/client/codes.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from './field.tsx'
import styles from './forms.module.css'
import { useCountdown } from './use-countdown.ts'
import type { FormState } from './use-form.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Screen readers announce the countdown only at these seconds. */
const announcedSeconds = [10, 30]

type CodeFieldProps = {
  readonly form: FormState
  /** The typed mobile number or email address: a code and its countdown belong to the one that it was sent to. */
  readonly recipient?: string
  /** Another kind of recipient has another field for its code. */
  readonly kind?: string
  /** Returns undefined while the mobile number or email address is wrong. */
  sendCode(): Promise<Result<CodeSent>> | undefined
  /** A code that was sent before the field was shown. */
  readonly sentBefore?: CodeSent
  readonly defaultValue?: string
  /** What to expect of a code that is not sent by SMS. */
  sentText?(minutes: number): string
}

/** What happened at the last press of the button. */
type Last = { readonly recipient: string; readonly sent?: CodeSent; readonly refusal?: Refusal }

function useCodeRequest({ form, recipient = '', sendCode: send, sentBefore }: CodeFieldProps) {
  const { left, start } = useCountdown(sentBefore?.secondsToNext)
  const [last, setLast] = useState<Last | undefined>(sentBefore && { recipient, sent: sentBefore })
  const [isSending, setSending] = useState(false)
  const ofRecipient = last?.recipient === recipient ? last : undefined
  const press = async () => {
    const answer = send()
    if (!answer) return
    setSending(true)
    setLast({ ...ofRecipient, recipient, refusal: undefined })
    const result = await answer
    setSending(false)
    if (!result.ok)
      return result.fields ? form.showResult(result) : setLast({ ...ofRecipient, recipient, refusal: result })
    setLast({ recipient, sent: result.value })
    start(result.value.secondsToNext)
    form.focus('code')
  }
  return { left: ofRecipient?.sent ? left : 0, ...ofRecipient, isSending, press }
}

/** A one-time code and the button that requests it; it can be requested again when the countdown is over. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('forms')
  const refusalText = useRefusalText()
  const { sentText = (minutes) => t('code.sent', { minutes }) } = props
  const { left, sent, refusal, isSending, press } = useCodeRequest(props)
  const announced = announcedSeconds.find((seconds) => left <= seconds) ?? sent?.secondsToNext ?? 0
  const label = () => {
    if (isSending) return t('code.sending')
    if (left > 0) return t('code.again', { seconds: left })
    return t(sent ? 'code.resend' : 'code.send')
  }
  const help = (
    <>
      <span role="status">
        {sent && sentText(Math.round(sent.lifeSeconds / 60))}
        {sent && (
          <span className="visually-hidden">
            {left > 0 ? t('code.wait', { seconds: announced }) : t('code.ready')}
          </span>
        )}
      </span>
      <span className={styles.refusal} role="alert">
        {refusalText(refusal)}
      </span>
    </>
  )
  return (
    <Field
      key={props.kind}
      form={props.form}
      name="code"
      label={t('labels.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      defaultValue={props.defaultValue}
      help={help}
      end={
        <Button isCompact disabled={isSending || left > 0} onClick={() => void press()}>
          {label()}
        </Button>
      }
    />
  )
}
