import { useMemo, useState } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import type { StaffLaterCharge, TypedOffer } from '#contract/staff-offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { mostLaterCharges } from '#domain/quotes/charges/later-charge.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { costsOf } from '#domain/quotes/requests/offer-costs.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { lastDayOf } from '#domain/quotes/validity.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { ok } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import type { NamedOption } from '#web/console/shared/option-combobox.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import {
  answerRange,
  answerRules,
  calculate,
  lineField,
  linesIn,
  type TypedLine,
  typedLines,
} from './answer-lines.ts'
import { AnswerSums } from './answer-sums.tsx'
import { laterField, laterIn, laterRules, type TypedLater, typedLater } from './later-lines.ts'
import { LaterRows, newLaterCharge } from './later-rows.tsx'
import { LineRows } from './line-rows.tsx'
import { focusOnField, moveOnEnter, readAgain } from './move-on-enter.ts'
import { OfferMargin } from './offer-margin.tsx'
import styles from './requests.module.css'
import { SendOffer } from './send-offer.tsx'
import { useTakenRates, withRate } from './taken-rate.ts'
import { LineTemplates } from './templates/line-templates.tsx'
import { filledFrom, templateLinesIn } from './templates/template-lines.ts'
import { useExchangeRates } from './use-exchange-rates.ts'
import { useRows } from './use-rows.ts'
import { feesFor } from './usual-fees.ts'
import { newLine, usualLines } from './usual-lines.ts'

export type FilledOffer = {
  readonly lines: readonly TypedLine[]
  readonly later: readonly StaffLaterCharge[]
  readonly remark: string | null
}

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
function useTypedOffer(
  { lines, later }: { readonly lines: number; readonly later: number },
  today: string,
  onTyped: (offer: TypedOffer) => void,
) {
  return useForm<TypedOffer>({
    rules: { ...answerRules(lines, today), ...laterRules(later) },
    namespace: 'requestsAdmin',
    rangeOf: answerRange,
    send: async (values) => {
      const { validUntil: until = '', remark = '' } = values
      return ok({
        lines: [...typedLines(values, lines)],
        later: [...typedLater(values, later)],
        validUntil: until,
        remark: remark.trim(),
      })
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

type AnswerFieldsProps = AnswerProps & { readonly draft: FormDraft }

/** What the rows contain at first: the draft, the charges of another offer, or the main charge. */
const initialOf = ({ request, draft: { values }, filled }: AnswerFieldsProps) => {
  const lines = values ? linesIn(values) : (filled?.lines ?? [])
  return {
    lines: lines.length > 0 ? lines : usualLines(request),
    later: values ? laterIn(values) : (filled?.later ?? []),
  }
}

/** The rows of the form. The fields of rows get other names when one is removed, so the form is read again. */
function useFormRows(props: AnswerFieldsProps, form: () => HTMLFormElement | null) {
  const [initial] = useState(() => initialOf(props))
  const readOn = (nameOf: (at: number) => string) => (added: number | undefined) => {
    readAgain(form())
    if (added !== undefined) focusOnField(form(), nameOf(added))
  }
  const lines = useRows<TypedLine>(
    { initial: initial.lines, blank: newLine(props.request.kind), most: mostLines },
    readOn((at) => lineField(at, 'fee')),
  )
  const later = useRows<TypedLater>(
    { initial: initial.later, blank: newLaterCharge, most: mostLaterCharges },
    readOn((at) => laterField(at, 'fee')),
  )
  return { lines, later }
}

function AnswerFields(props: AnswerFieldsProps) {
  const { request, filled, revised, used, draft, onDone } = props
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  const [today] = useState(() => shanghaiDay(new Date()))
  const [typed, setTyped] = useState<TypedOffer>()
  const rows = useFormRows(props, () => formProps.ref.current)
  const counts = { lines: rows.lines.rows.length, later: rows.later.rows.length }
  const { formProps, ...form } = useTypedOffer(counts, today, setTyped)
  useFollowed(formProps.ref, draft)
  const focusOnPrice = (at: number) => focusOnField(formProps.ref.current, lineField(at, 'unitPrice'))
  useTakenRates((rate) => {
    const taken = withRate(request, linesIn(form.values), rate)
    if (!taken) return
    rows.lines.replace(taken.lines, () => focusOnPrice(taken.at))
  })
  const fees = useFees(request.kind)
  const rates = useExchangeRates(today)
  const lines = typedLines(form.values, counts.lines)
  const sums =
    lines.length > 0
      ? calculate(request, lines, { today, rates, validUntil: form.values.validUntil ?? today })
      : ok(undefined)
  const total = sums.ok && sums.value ? formatMoney(sums.value.quote.total, language) : undefined
  return (
    <>
      <LineTemplates
        kind={request.kind}
        lines={templateLinesIn(form.values, request, today)}
        onUse={(kept) => {
          const filled = filledFrom(request, kept)
          rows.lines.replace(filled, () => focusOnPrice(0))
          return Math.max(0, filled.length - mostLines)
        }}
      />
      <form className={styles.form} {...formProps} onKeyDown={(event) => moveOnEnter(event, rows.lines.add)}>
        <LineRows
          form={form}
          request={request}
          fees={fees}
          rows={rows.lines}
          onReplaced={() => requestAnimationFrame(() => readAgain(formProps.ref.current))}
        />
        <AnswerSums sums={sums} lines={lines} />
        {sums.ok && sums.value && <OfferMargin offer={sums.value} costs={costsOf(lines)} />}
        <LaterRows form={form} fees={fees} rows={rows.later} />
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
          typed={used ? { ...typed, linesOf: used } : typed}
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

function useFees(kind: RequestKind): readonly NamedOption[] {
  const { t } = useTranslation('requestsAdmin')
  return useMemo(
    () =>
      feesFor(kind).map(({ code, group }) => ({
        value: code,
        name: feeItems[code].name,
        group: t(`answer.feeGroups.${group}`),
      })),
    [kind, t],
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
