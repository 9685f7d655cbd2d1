import { type FormEvent, useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { OrderView, ReviewedLineView } from '#contract/orders.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './orders.module.css'

export type LineAnswers = Extract<
  CallInput<'POST /api/orders/move'>['body'],
  { readonly move: 'dispute-fees' }
>['answers']

type DisputeDialogProps = {
  readonly order: Pick<OrderView, 'number'>
  /** The lines that are still charged. */
  readonly lines: readonly ReviewedLineView[]
  readonly refusal: string | undefined
  readonly isSending: boolean
  onConfirm(answers: LineAnswers): void
  onClose(): void
}

const reasonName = (lineId: string) => `reason-${lineId}`
const lineName = (lineId: string) => `line-${lineId}`
const isLine = (name: string) => name.startsWith(lineName(''))

/** Charges line by line: what is not disputed is accepted. */
export function DisputeDialog(props: DisputeDialogProps) {
  const { order, lines, refusal, isSending, onConfirm, onClose } = props
  const { t } = useTranslation('workbenchOrders')
  const [disputed, setDisputed] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answers = answersIn(form, lines, disputed)
    const found = problemsIn(answers, {
      none: t('moves.noneChosen'),
      missing: t('moves.reasonMissing'),
      first: lines[0]?.lineId ?? '',
    })
    setErrors(found)
    setAttempt(attempt + 1)
    if (found.length === 0) onConfirm(answers)
  }
  const dropErrors = (isDropped: (name: string) => boolean) =>
    setErrors((shown) => shown.filter(({ name }) => !isDropped(name)))
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLTextAreaElement) dropErrors((name) => name === target.name)
  }
  const change = (lineId: string, isDisputed: boolean) => {
    setDisputed(isDisputed ? [...disputed, lineId] : disputed.filter((other) => other !== lineId))
    // Whichever line is chosen, one is chosen now; a line that is not disputed needs no reason.
    dropErrors((name) => isLine(name) || name === reasonName(lineId))
  }
  return (
    <Dialog
      title={t('moves.dispute-fees.title', { number: order.number })}
      closeLabel={t('common:close')}
      size="large"
      startsAtTop
      onClose={onClose}
    >
      <form className={styles.disputed} onSubmit={submit} onInput={onInput} noValidate>
        <p>{t('moves.dispute-fees.text')}</p>
        <ErrorSummary title={t('moves.summary')} errors={errors} attempt={attempt} />
        {lines.map((line) => (
          <DisputedLine
            key={line.lineId}
            line={line}
            isDisputed={disputed.includes(line.lineId)}
            problem={errors.find(({ name }) => name === reasonName(line.lineId))?.text}
            onChecked={(isDisputed) => change(line.lineId, isDisputed)}
          />
        ))}
        <p className={styles.changed} role="alert">
          {refusal}
        </p>
        <p role="status">{isSending && t('orderView:updating')}</p>
        <p className={styles.buttons}>
          <Button onClick={onClose}>{t('moves.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={isSending}>
            {t('moves.dispute-fees.button')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}

type Problem = { readonly name: string; readonly text: string }

const answersIn = (
  form: FormData,
  lines: readonly ReviewedLineView[],
  disputed: readonly string[],
): LineAnswers =>
  lines.map(({ lineId }) =>
    disputed.includes(lineId)
      ? { lineId, answer: 'reject', reason: String(form.get(reasonName(lineId)) ?? '').trim() }
      : { lineId, answer: 'accept' },
  )

function problemsIn(
  answers: LineAnswers,
  texts: { readonly none: string; readonly missing: string; readonly first: string },
): readonly Problem[] {
  const rejected = answers.flatMap((answer) => (answer.answer === 'reject' ? [answer] : []))
  if (rejected.length === 0) return [{ name: lineName(texts.first), text: texts.none }]
  return rejected
    .filter(({ reason }) => reason === '')
    .map(({ lineId }) => ({ name: reasonName(lineId), text: texts.missing }))
}

type DisputedLineProps = {
  readonly line: ReviewedLineView
  readonly isDisputed: boolean
  readonly problem: string | undefined
  onChecked(isDisputed: boolean): void
}

function DisputedLine({ line, isDisputed, problem, onChecked }: DisputedLineProps) {
  const { t } = useTranslation('workbenchOrders')
  const charge = useChargeName()(line)
  return (
    <div>
      <CheckField name={lineName(line.lineId)} isChecked={isDisputed} onChecked={onChecked}>
        {t('moves.dispute', { charge })}{' '}
        {line.confirmed && <FormattedMoney money={line.confirmed.standardAmount} />}
      </CheckField>
      {isDisputed && (
        <TextAreaField
          name={reasonName(line.lineId)}
          label={t('moves.disputeReason', { charge })}
          maxLength={textLimits.reason}
          rows={2}
          problem={problem}
        />
      )}
    </div>
  )
}
