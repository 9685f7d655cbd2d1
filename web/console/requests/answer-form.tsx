import { useState } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import { lastDayOf } from '#domain/quotes/validity.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { answerRange, answerRules, calculate, typedLines } from './answer-lines.ts'
import { AnswerSums } from './answer-sums.tsx'
import { LineRows } from './line-rows.tsx'
import styles from './requests.module.css'
import { useExchangeRates } from './use-exchange-rates.ts'

export type AnswerProps = {
  readonly request: AdminRequest
  onDone(request: AdminRequest): void
  reload(): void
}

/** Another member of staff has answered; the page then shows that answer. */
const isOver = (result: Result<unknown>) => !result.ok && result.refusal === 'request-closed'

function useAnswer({ request, onDone, reload }: AnswerProps, rows: number, today: string) {
  const { t } = useTranslation('requestsAdmin')
  const mutation = useCallMutation('POST /api/console/request/answer', {
    invalidates: ['GET /api/console/requests'],
  })
  return useForm<AdminRequest>({
    rules: answerRules(rows, today),
    namespace: 'requestsAdmin',
    rangeOf: answerRange,
    async send(values) {
      const { validUntil: until = '', remark = '' } = values
      const body = {
        number: request.number,
        lines: [...typedLines(values, rows)],
        validUntil: until,
        remark: remark.trim(),
      }
      const result = await mutation.send({ body })
      if (isOver(result)) reload()
      return result
    },
    onDone(answered) {
      showToast('info', t('answer.done', { number: request.number }))
      onDone(answered)
    },
  })
}

const readAgain = (form: HTMLFormElement | null) =>
  form?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))

export function AnswerForm(props: AnswerProps) {
  const { t } = useTranslation('requestsAdmin')
  const [today] = useState(() => shanghaiDay(new Date()))
  const [rows, setRows] = useState<readonly number[]>([0])
  const { formProps, ...form } = useAnswer(props, rows.length, today)
  const rates = useExchangeRates(today)
  const change = (next: readonly number[]) => {
    setRows(next)
    // The fields of the rows below get other names, so the form is read again once they are rendered.
    requestAnimationFrame(() => readAgain(formProps.ref.current))
  }
  const lines = typedLines(form.values, rows.length)
  const sums =
    lines.length > 0
      ? calculate(props.request, lines, { today, rates, validUntil: form.values.validUntil ?? today })
      : ok(undefined)
  const total = sums.ok && sums.value ? sums.value.quote.total : undefined
  return (
    <form className={styles.form} {...formProps}>
      <LineRows form={form} kind={props.request.kind} rows={rows} onRows={change} />
      <AnswerSums sums={sums} lines={lines} />
      <Conditions form={form} today={today} />
      <FormFooter
        form={form}
        submitLabel={
          total ? t('answer.send', { amount: total.amount, currency: total.currency }) : t('answer.sendPlain')
        }
      />
    </form>
  )
}

function Conditions({ form, today }: { form: FormState; today: string }) {
  const { t } = useTranslation('requestsAdmin')
  const problem = useProblem(form)
  return (
    <>
      <DayField
        form={form}
        name="validUntil"
        label={t('answer.validUntil')}
        help={t('answer.validUntilHelp')}
        min={today}
        defaultValue={lastDayOf(today)}
      />
      <TextAreaField
        name="remark"
        label={t('answer.remark')}
        help={t('answer.remarkHelp')}
        maxLength={textLimits.reason}
        problem={problem('remark', t('answer.remark'))}
      />
    </>
  )
}
