import { useState } from 'react'
import type { FileView } from '#contract/files.ts'
import type { LaterChargeView } from '#contract/later-charge-view.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { ChargeAnswer, LaterChargeState } from '#domain/orders/later-charges/later-charge.ts'
import { type Counted, payerTotalsOf, sumOfPayers } from '#domain/quotes/totals.ts'
import type { Result } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import correspondence from './correspondence/correspondence.module.css'
import { useChargeName } from './fee-table.tsx'
import styles from './later-charges.module.css'

const tones: Readonly<Record<LaterChargeState, Tone>> = {
  billed: 'info',
  disputed: 'warn',
  upheld: 'info',
  withdrawn: 'neutral',
}

type Sending = {
  /** True when it was accepted. */
  send(charge: LaterChargeView, answer: ChargeAnswer, reason: string): Promise<boolean>
  readonly isSending: boolean
  readonly refusal: string | undefined
  reset(): void
}

type LaterChargesProps = {
  readonly charges: readonly LaterChargeView[]
  readonly sending: Sending
  /** Opens a file of the evidence. */
  readFile(file: FileView): Promise<Result<Blob>>
}

/** What was billed while the order ran, with what happened, and what the reader can decide about it. */
export function LaterCharges({ charges, sending, readFile }: LaterChargesProps) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => {
    setAsked(undefined)
    sending.reset()
  }
  return (
    <>
      <ul className={styles.charges}>
        {charges.map((charge) => (
          <BilledCharge
            key={charge.id}
            charge={charge}
            readFile={readFile}
            onAnswer={(answer) => setAsked({ charge, answer })}
          />
        ))}
      </ul>
      {asked && <AnswerDialog {...asked} sending={sending} onClose={close} />}
    </>
  )
}

type Asked = { readonly charge: LaterChargeView; readonly answer: ChargeAnswer }

type BilledChargeProps = Pick<LaterChargesProps, 'readFile'> & {
  readonly charge: LaterChargeView
  onAnswer(answer: ChargeAnswer): void
}

function BilledCharge({ charge, readFile, onAnswer }: BilledChargeProps) {
  const { t } = useTranslation('laterCharges')
  const language = useLanguage()
  const { contingency, confirmed, state, note, open } = charge
  const name = useChargeName()({ quoted: null, contingency })
  const { total, taxes } = sumOfPayers(payerTotalsOf([confirmed as Counted]))
  const percent = taxes[0]?.percent
  return (
    <li
      className={styles.charge}
      data-withdrawn={state === 'withdrawn' || undefined}
      data-to-answer={open.includes('uphold') || undefined}
    >
      <div className={styles.head}>
        <strong>{name}</strong> <Badge tone={tones[state]} label={t(`states.${state}`)} />
        <FormattedMoney money={confirmed.standardAmount} size="strong" />
      </div>
      <p>
        {t('counted', {
          quantity: formatAmount(confirmed.quantity.amount),
          price: formatMoney(confirmed.unitPrice, language),
          unit: t(`quotes:units.${confirmed.quantity.unit}`),
        })}
      </p>
      {percent !== undefined && <p>{t('withTax', { percent, total: formatMoney(total, language) })}</p>}
      <p>
        <TypedText text={note} />
      </p>
      <ChargeTimes charge={charge} />
      <Evidence files={charge.files} readFile={readFile} />
      {open.length > 0 && (
        <div className={styles.buttons}>
          {open.map((answer) => (
            <Button key={answer} isCompact onClick={() => onAnswer(answer)}>
              {t(`${answer}.button`)}
              <span className="visually-hidden"> {name}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** When it happened, when it was billed, until when the customer may object, and what was answered. */
function ChargeTimes({ charge }: Pick<BilledChargeProps, 'charge'>) {
  const { t } = useTranslation('laterCharges')
  const language = useLanguage()
  const timeOf = (at: string) => formatTime(new Date(at), language)
  const { period, billedAt, objectionEnds, answers, state } = charge
  const now = useNow()
  const isOver = now !== undefined && now >= new Date(objectionEnds)
  return (
    <ul className={styles.times}>
      {period && <li>{t('period', { from: timeOf(period.from), to: timeOf(period.to) })}</li>}
      <li>{t('billedAt', { time: timeOf(billedAt) })}</li>
      {state === 'billed' && (
        <li>{t(isOver ? 'objectionEnded' : 'objectionUntil', { time: timeOf(objectionEnds) })}</li>
      )}
      {answers.map(({ answer, reason, at }) => (
        <li key={answer}>
          <TypedText text={t(`answers.${answer}`, { time: timeOf(at), reason })} />
        </li>
      ))}
    </ul>
  )
}

type EvidenceProps = Pick<LaterChargesProps, 'readFile'> & Pick<LaterChargeView, 'files'>

function Evidence({ files, readFile }: EvidenceProps) {
  const { t } = useTranslation('laterCharges')
  const { isFetching, download } = useDownload()
  if (files.length === 0) return null
  return (
    <div className={styles.buttons}>
      <span className={styles.times}>{t('evidence')}</span>
      {files.map((file) => (
        <Button
          key={file.id}
          variant="quiet"
          isCompact
          isPending={isFetching}
          onClick={() => void download(() => readFile(file), file.name)}
        >
          <span className={correspondence.name}>{file.name}</span>
        </Button>
      ))}
    </div>
  )
}

type AnswerDialogProps = Asked & { readonly sending: Sending; onClose(): void }

function AnswerDialog({ charge, answer, sending, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('laterCharges')
  const name = useChargeName()({ quoted: null, contingency: charge.contingency })
  const confirm = async (reason: string) => {
    if (!(await sending.send(charge, answer, reason))) return
    showToast('info', t(`${answer}.done`))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t(`${answer}.title`, { charge: name })}
      confirmLabel={t(`${answer}.button`)}
      cancelLabel={t('cancel')}
      closeLabel={t('common:close')}
      isHarmless
      reason={{
        label: t('reason'),
        maxLength: textLimits.reason,
        missing: { text: t('reasonMissing'), summary: t('summary') },
      }}
      refusal={sending.refusal}
      isSending={sending.isSending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <p>{t(`${answer}.text`)}</p>
    </ConfirmDialog>
  )
}
