import { useState } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import type { StaffOfferLine, TypedOffer } from '#contract/staff-offers.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { currencyOfCharge } from '#domain/quotes/charges/staff-charge.ts'
import { chargesAtLoss } from '#domain/quotes/requests/offer-costs.ts'
import { marginBetween } from '#domain/values/margin.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { moneyText } from '#web/console/rates/margin.ts'
import rates from '#web/console/rates/rates.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useLineName } from './use-line-name.ts'

type SendOfferProps = {
  readonly request: AdminRequest
  /** The number of the offer that is to be replaced. */
  readonly revised: string | undefined
  readonly typed: TypedOffer
  readonly total: string | undefined
  onDone(request: AdminRequest): void
  onClose(): void
}

const invalidates = ['GET /api/console/requests'] as const

/** Asks once more, with the total. A refusal is shown here, and the form below keeps what was typed. */
export function SendOffer({ request, revised, typed, total, onDone, onClose }: SendOfferProps) {
  const { t } = useTranslation('requestsAdmin')
  const refusalText = useRefusalText()
  const answering = useCallMutation('POST /api/console/request/answer', { invalidates })
  const revising = useCallMutation('POST /api/console/offer/revise', { invalidates })
  const { number } = request
  const laterCount = typed.later?.length ?? 0
  const losses = chargesAtLoss(typed.lines)
  const [confirmsLoss, setConfirmsLoss] = useState(false)
  const body = { ...typed, ...(losses.length > 0 && { confirmsLoss }) }
  const send = async () => {
    const result = await (revised
      ? revising.send({ body: { ...body, number: revised } })
      : answering.send({ body: { ...body, number } }))
    if (!result.ok) return
    showToast('info', t('answer.done', { number }))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t('send.title', { number })}
      confirmLabel={t('send.confirm')}
      cancelLabel={t('send.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(answering.refusal ?? revising.refusal)}
      isSending={answering.isSending || revising.isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t('sums.total'), value: total && <strong>{total}</strong> },
          { term: t('answer.validUntil'), value: <FormattedDay day={typed.validUntil} format="date" /> },
          { term: t('send.lines'), value: String(typed.lines.length) },
          { term: t('later.title'), value: laterCount > 0 ? String(laterCount) : t('later.noneShort') },
          { term: t('send.replaces'), value: revised },
        ]}
      />
      {laterCount === 0 && <p>{t('later.none')}</p>}
      <p>{t('send.text')}</p>
      {losses.length > 0 && <Losses lines={losses} isConfirmed={confirmsLoss} onConfirm={setConfirmsLoss} />}
    </ConfirmDialog>
  )
}

type LossesProps = {
  readonly lines: readonly StaffOfferLine[]
  readonly isConfirmed: boolean
  onConfirm(isConfirmed: boolean): void
}

/** Every charge below its cost, named with both prices. */
function Losses({ lines, isConfirmed, onConfirm }: LossesProps) {
  const { t } = useTranslation('requestsAdmin')
  const nameOf = useLineName()
  const language = useLanguage()
  return (
    <section className={rates.finding} aria-label={t('ratesAdmin:check.kinds.loss')}>
      <h3>{t('ratesAdmin:check.kinds.loss')}</h3>
      <ul>
        {lines.map((line, at) => {
          const currency = currencyOfCharge(line)
          const text = (amount: string) => formatMoney({ amount: moneyText(amount), currency }, language)
          const { margin } = marginBetween(line.unitPrice, line.unitCost ?? '0')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and the list does not change.
            <li key={at} className={rates.loss}>
              {t('cost.loss', {
                line: nameOf({ ...line, type: line.containerType }),
                price: text(line.unitPrice),
                cost: text(line.unitCost ?? '0'),
                margin: text(margin),
              })}
            </li>
          )
        })}
      </ul>
      <div className={rates.checkboxes}>
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => onConfirm(event.target.checked)}
          />
          {t('cost.confirmed')}
        </label>
      </div>
    </section>
  )
}
