import { useState } from 'react'
import type { AdminRequest, StaffOfferLine, TypedOffer } from '#contract/requests.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { lastDayOf } from '#domain/quotes/validity.ts'
import { ok } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import {
  answerRange,
  answerRules,
  calculate,
  linesIn,
  maxLines,
  typedLines,
  usualQuantity,
} from './answer-lines.ts'
import { AnswerSums } from './answer-sums.tsx'
import { LineRows } from './line-rows.tsx'
import { focusOnLine, moveOnEnter, readAgain } from './move-on-enter.ts'
import styles from './requests.module.css'
import { SendOffer } from './send-offer.tsx'
import { useExchangeRates } from './use-exchange-rates.ts'

export type FilledOffer = { readonly lines: readonly StaffOfferLine[]; readonly remark: string | null }

export type AnswerProps = {
  readonly request: AdminRequest
  /** Lines and remark of another offer. */
  readonly filled?: FilledOffer
  /** The number of the offer that is to be replaced. */
  readonly revised?: string
  /** The number of the offer whose lines are used. */
  readonly used?: string
  onDone(request: AdminRequest): void
}

/** The form is only checked here; the offer is sent from the confirmation, and the form keeps what was typed. */
function useTypedOffer(rows: number, today: string, onTyped: (offer: TypedOffer) => void) {
  return useForm<TypedOffer>({
    rules: answerRules(rows, today),
    namespace: 'requestsAdmin',
    rangeOf: answerRange,
    send: async (values) => {
      const { validUntil: until = '', remark = '' } = values
      return ok({ lines: [...typedLines(values, rows)], validUntil: until, remark: remark.trim() })
    },
    onDone: onTyped,
  })
}

/** Lines of another offer are typed over: they have a draft of their own. */
const draftName = ({ request, revised, used }: AnswerProps) =>
  ['answer', request.number, revised ?? used].filter(Boolean).join('-')

export const AnswerForm = (props: AnswerProps) => (
  <Drafted form={draftName(props)}>{(draft) => <AnswerFields {...props} draft={draft} />}</Drafted>
)

const rowKeys = (lines: readonly unknown[]) => (lines.length === 0 ? [0] : [...lines.keys()])

type AnswerFieldsProps = AnswerProps & { readonly draft: FormDraft }

function AnswerFields({ request, filled, revised, draft, onDone }: AnswerFieldsProps) {
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  const [today] = useState(() => shanghaiDay(new Date()))
  const [initial] = useState(() => (draft.values ? linesIn(draft.values) : (filled?.lines ?? [])))
  const [typed, setTyped] = useState<TypedOffer>()
  const [rows, setRows] = useState<readonly number[]>(() => rowKeys(initial))
  const { formProps, ...form } = useTypedOffer(rows.length, today, setTyped)
  useFollowed(formProps.ref, draft)
  const rates = useExchangeRates(today)
  const change = (next: readonly number[]) => {
    setRows(next)
    // The fields of the rows below get other names, so the form is read again once they are rendered.
    requestAnimationFrame(() => {
      readAgain(formProps.ref.current)
      if (next.length > rows.length) focusOnLine(formProps.ref.current, next.length - 1)
    })
  }
  const addLine = () => {
    if (rows.length < maxLines) change([...rows, Math.max(...rows) + 1])
  }
  const lines = typedLines(form.values, rows.length)
  const sums =
    lines.length > 0
      ? calculate(request, lines, { today, rates, validUntil: form.values.validUntil ?? today })
      : ok(undefined)
  const total = sums.ok && sums.value ? formatMoney(sums.value.quote.total, language) : undefined
  return (
    <>
      <form className={styles.form} {...formProps} onKeyDown={(event) => moveOnEnter(event, addLine)}>
        <LineRows
          form={form}
          kind={request.kind}
          initial={initial}
          usualQuantity={usualQuantity(request)}
          rows={rows}
          onRows={change}
          onAdd={addLine}
          onQuantity={() => requestAnimationFrame(() => readAgain(formProps.ref.current))}
        />
        <AnswerSums sums={sums} lines={lines} />
        <Conditions
          form={form}
          today={today}
          validUntil={draft.values?.validUntil ?? lastDayOf(today)}
          remark={draft.values?.remark ?? filled?.remark ?? ''}
        />
        <FormFooter form={form} submitLabel={total ? t('answer.send', { total }) : t('answer.sendPlain')} />
      </form>
      {typed && (
        <SendOffer
          request={request}
          revised={revised}
          typed={typed}
          total={total}
          onDone={(answered) => {
            draft.drop()
            onDone(answered)
          }}
          onClose={() => setTyped(undefined)}
        />
      )}
    </>
  )
}

type ConditionsProps = {
  readonly form: FormState
  readonly today: string
  readonly validUntil: string
  readonly remark: string
}

function Conditions({ form, today, validUntil, remark }: ConditionsProps) {
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
        defaultValue={validUntil}
      />
      <TextAreaField
        name="remark"
        label={t('answer.remark')}
        help={t('answer.remarkHelp')}
        maxLength={textLimits.reason}
        defaultValue={remark}
        problem={problem('remark', t('answer.remark'))}
      />
    </>
  )
}
